#ifndef NICU_TEXTS_H
#define NICU_TEXTS_H

#include "nicu_common.h"

NICU_BEGIN

/// A list formatter; may be shared between threads.
typedef struct nicu_list_format nicu_list_format;

/// - type: 0 and, 1 or, 2 units; - width: 0 long, 1 short, 2 narrow.
nicu_list_format *nicu_list_format_open(const char *locale, int32_t type, int32_t width,
                                        int32_t *status);
void nicu_list_format_close(nicu_list_format *format);

/// Formats elements, which stand one after the other in UTF-8; `lengths` has the bytes of each.
void nicu_list_format_strings(const nicu_list_format *format, const char *elements,
                              const int32_t *lengths, int32_t count, bool fields, nicu_text *text,
                              int32_t *status);

/// Names of languages and what else makes up a locale; may be shared between threads.
typedef struct nicu_display_names nicu_display_names;

/// - capitalization: 0 none, 1 middle of a sentence, 2 beginning of one, 3 list or menu, 4 standalone.
/// - substitutes: what has no name is named by its code; else there is a failure,
///   U_ILLEGAL_ARGUMENT_ERROR.
nicu_display_names *nicu_display_names_open(const char *locale, bool dialect, bool short_names,
                                            int32_t capitalization, bool substitutes,
                                            int32_t *status);
void nicu_display_names_close(nicu_display_names *names);

typedef enum {
  NICU_NAME_LOCALE,
  NICU_NAME_LANGUAGE,
  NICU_NAME_SCRIPT,
  NICU_NAME_REGION,
  NICU_NAME_VARIANT,
  NICU_NAME_KEY,
} nicu_name_kind;

/// - code: a BCP 47 tag for a locale or a keyword's key, ICU's spelling of a subtag else.
void nicu_display_names_name(const nicu_display_names *names, nicu_name_kind kind, const char *code,
                             nicu_text *text, int32_t *status);

/// The name of a script that stands alone ("Traditional Han"), not beside a language ("Traditional").
void nicu_script_name(const char *script, const char *locale, nicu_text *text, int32_t *status);

/// The name of a keyword's value: "buddhist" of "ca".
void nicu_display_names_value(const nicu_display_names *names, const char *key, const char *value,
                              nicu_text *text, int32_t *status);

/// The name or symbol of a currency, by its three letters.
///
/// - style: ICU's UCurrNameStyle: 0 symbol, 1 name, 2 narrow symbol, 3 formal, 4 variant symbol.
/// - Returns: whether ICU has one; else the text is the code.
bool nicu_currency_name(const char *code, const char *locale, int32_t style, nicu_text *text,
                        int32_t *status);

/// The name of a currency beside a number of a plural category ("one", "other").
bool nicu_currency_plural_name(const char *code, const char *locale, const char *category,
                               nicu_text *text, int32_t *status);

NICU_END

#endif

// ICU4C's plural rules and number formats for the benchmarks.
//
// No ICU header is included here: their types are declared a second time inside Foundation, and a
// clean debug build that sees both fails.

#ifndef BENCHMARK_ICU_H
#define BENCHMARK_ICU_H

#include <stdint.h>

typedef struct benchmark_icu_rules benchmark_icu_rules;
typedef struct benchmark_icu_format benchmark_icu_format;
typedef struct benchmark_icu_result benchmark_icu_result;

/// The version of the ICU linked, such as "72.1", and of its CLDR data, such as "42".
void benchmark_icu_versions(char icu[32], char cldr[32]);

/// Cardinal rules; NULL on failure.
benchmark_icu_rules *benchmark_icu_rules_open(const char *locale);
void benchmark_icu_rules_close(benchmark_icu_rules *rules);

/// A format without grouping that shows `fraction_digits` digits; NULL on failure.
benchmark_icu_format *benchmark_icu_format_open(const char *locale, int32_t fraction_digits);
void benchmark_icu_format_close(benchmark_icu_format *format);

/// What a format writes into; kept and reused; NULL on failure.
benchmark_icu_result *benchmark_icu_result_open(void);
void benchmark_icu_result_close(benchmark_icu_result *result);

// Each gives a key of the keyword chosen, its length * 256 + its first letter, which tells the six
// apart without the cost of comparing strings; a negative number is ICU's error code, negated.

int32_t benchmark_icu_select(const benchmark_icu_rules *rules, double value);

int32_t benchmark_icu_select_int(
    const benchmark_icu_rules *rules, const benchmark_icu_format *format,
    benchmark_icu_result *result, int64_t value);

int32_t benchmark_icu_select_decimal(
    const benchmark_icu_rules *rules, const benchmark_icu_format *format,
    benchmark_icu_result *result, const char *text, int32_t length);

#endif

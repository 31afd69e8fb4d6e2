#include "benchmark_icu.h"

#include <unicode/ulocdata.h>
#include <unicode/upluralrules.h>
#include <unicode/uversion.h>

#include "keyword.h"

void benchmark_icu_versions(char icu[32], char cldr[32]) {
  UVersionInfo version;
  UErrorCode status = U_ZERO_ERROR;
  u_getVersion(version);
  u_versionToString(version, icu);
  ulocdata_getCLDRVersion(version, &status);
  cldr[0] = '\0';
  if (U_SUCCESS(status)) u_versionToString(version, cldr);
}

benchmark_icu_rules *benchmark_icu_rules_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  if (U_SUCCESS(status)) return (benchmark_icu_rules *)rules;
  uplrules_close(rules);
  return NULL;
}

void benchmark_icu_rules_close(benchmark_icu_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

int32_t benchmark_icu_select(const benchmark_icu_rules *rules, double value) {
  UChar keyword[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select((const UPluralRules *)rules, value, keyword, 16, &status);
  return keyword_key(keyword, length, status);
}

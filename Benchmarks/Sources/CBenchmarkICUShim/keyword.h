#ifndef BENCHMARK_ICU_KEYWORD_H
#define BENCHMARK_ICU_KEYWORD_H

#include <stdint.h>
#include <unicode/utypes.h>

static inline int32_t keyword_key(const UChar *keyword, int32_t length, UErrorCode status) {
  return U_FAILURE(status) ? -(int32_t)status : length * 256 + keyword[0];
}

#endif

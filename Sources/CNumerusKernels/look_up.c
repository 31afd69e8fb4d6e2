#include "CNumerusKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

bool numerus_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

// Eight indices at a time in vectors, then eight loads: the two kinds of work share no execution port.
__attribute__((target("avx2"))) bool numerus_look_up_avx2(const intptr_t *numbers, uint8_t *entries,
                                                          intptr_t count, const uint8_t *table) {
  const __m256i zero = _mm256_setzero_si256();
  // n / 100 = n · ⌈2^37 / 100⌉ >> 37, exact for n < 2^32.
  const __m256i reciprocal = _mm256_set1_epi64x(0x51EB851F);
  const __m256i highHalves = _mm256_set1_epi64x((int64_t)0xFFFFFFFF00000000);
  const __m256i hundred = _mm256_set1_epi32(100);
  const __m256i limit = _mm256_set1_epi32(128);
  // ⌊r · 1.28⌋ = r · 1311 >> 10 for r < 100.
  const __m256i spread = _mm256_set1_epi32(1311);
  __m256i seen = zero;
  for (intptr_t start = 0; start < count; start += 8) {
    __m256i a = _mm256_loadu_si256((const __m256i *)(numbers + start));
    __m256i b = _mm256_loadu_si256((const __m256i *)(numbers + start + 4));
    const __m256i signA = _mm256_cmpgt_epi64(zero, a), signB = _mm256_cmpgt_epi64(zero, b);
    a = _mm256_sub_epi64(_mm256_xor_si256(a, signA), signA);
    b = _mm256_sub_epi64(_mm256_xor_si256(b, signB), signB);
    seen = _mm256_or_si256(seen, _mm256_or_si256(a, b));
    // The low halves of all eight, in the order a0 a1 b0 b1 a2 a3 b2 b3.
    const __m256i n = _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
    const __m256i even = _mm256_srli_epi64(_mm256_mul_epu32(n, reciprocal), 37);
    const __m256i odd = _mm256_srli_epi64(
        _mm256_mul_epu32(_mm256_srli_epi64(n, 32), reciprocal), 5);
    const __m256i quotient = _mm256_or_si256(even, _mm256_and_si256(odd, highHalves));
    const __m256i remainder = _mm256_sub_epi32(n, _mm256_mullo_epi32(quotient, hundred));
    const __m256i hash = _mm256_srli_epi32(_mm256_mullo_epi32(remainder, spread), 10);
    const __m256i isLarge = _mm256_cmpeq_epi32(_mm256_min_epu32(n, limit), limit);
    const __m256i index = _mm256_permute4x64_epi64(
        _mm256_blendv_epi8(n, _mm256_add_epi32(hash, limit), isLarge), 0xD8);
    uint32_t indices[8];
    _mm256_storeu_si256((__m256i *)indices, index);
    for (int k = 0; k < 8; k++) entries[start + k] = table[indices[k] & 0xFF];
  }
  return _mm256_testz_si256(seen, highHalves);
}

#else

bool numerus_has_avx2(void) { return false; }

bool numerus_look_up_avx2(const intptr_t *numbers, uint8_t *entries, intptr_t count,
                          const uint8_t *table) {
  (void)numbers, (void)entries, (void)count, (void)table;
  return false;
}

#endif

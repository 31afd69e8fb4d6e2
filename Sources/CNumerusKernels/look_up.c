#include "CNumerusKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

bool numerus_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

#define AVX2 __attribute__((target("avx2")))

// The indices of 16 numbers, see CompactTable.index(of:), in 16 bits each: in the order
// 0 1 4 5 8 9 12 13 | 2 3 6 7 10 11 14 15. `beyond` gathers whether one needs more than 32 bits.
AVX2 static inline __m256i indices_of_16(const intptr_t *numbers, __m256i *beyond) {
  const __m256 a = _mm256_castsi256_ps(_mm256_loadu_si256((const __m256i *)numbers));
  const __m256 b = _mm256_castsi256_ps(_mm256_loadu_si256((const __m256i *)(numbers + 4)));
  const __m256 c = _mm256_castsi256_ps(_mm256_loadu_si256((const __m256i *)(numbers + 8)));
  const __m256 d = _mm256_castsi256_ps(_mm256_loadu_si256((const __m256i *)(numbers + 12)));
  __m256i low1 = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88));
  __m256i low2 = _mm256_castps_si256(_mm256_shuffle_ps(c, d, 0x88));
  const __m256i high1 = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xDD));
  const __m256i high2 = _mm256_castps_si256(_mm256_shuffle_ps(c, d, 0xDD));
  // Fits where the high half only repeats the sign of the low one.
  *beyond = _mm256_or_si256(
      *beyond, _mm256_or_si256(_mm256_xor_si256(high1, _mm256_srai_epi32(low1, 31)),
                               _mm256_xor_si256(high2, _mm256_srai_epi32(low2, 31))));
  low1 = _mm256_abs_epi32(low1);
  low2 = _mm256_abs_epi32(low2);
  // The powers of 256 leave 1, 56, 36 and 16 by 100: a sum of at most 27,795 with the same remainder.
  const __m256i powers = _mm256_set1_epi32(0x10243801), ones = _mm256_set1_epi16(1);
  const __m256i sum = _mm256_packus_epi32(
      _mm256_madd_epi16(_mm256_maddubs_epi16(low1, powers), ones),
      _mm256_madd_epi16(_mm256_maddubs_epi16(low2, powers), ones));
  // s / 100 = s * 5243 >> 19, exact below 43,699.
  const __m256i quotient =
      _mm256_srli_epi16(_mm256_mulhi_epu16(sum, _mm256_set1_epi16(5243)), 3);
  const __m256i remainder =
      _mm256_sub_epi16(sum, _mm256_mullo_epi16(quotient, _mm256_set1_epi16(100)));
  // floor(r * 1.28) = r + (r * 18351 >> 16) for r < 100.
  const __m256i hash = _mm256_add_epi16(
      remainder, _mm256_mulhi_epu16(remainder, _mm256_set1_epi16(18351)));
  const __m256i limit = _mm256_set1_epi32(128), limit16 = _mm256_set1_epi16(128);
  const __m256i small = _mm256_packus_epi32(
      _mm256_min_epu32(low1, limit), _mm256_min_epu32(low2, limit));
  const __m256i is_large = _mm256_cmpeq_epi16(small, limit16);
  return _mm256_add_epi16(small, _mm256_and_si256(is_large, hash));
}

AVX2 bool numerus_look_up_avx2(const intptr_t *numbers, uint8_t *entries, intptr_t count,
                               const uint8_t *table) {
  __m256i beyond = _mm256_setzero_si256();
  for (intptr_t start = 0; start < count; start += 32) {
    const __m256i first = indices_of_16(numbers + start, &beyond);
    const __m256i second = indices_of_16(numbers + start + 16, &beyond);
    // Each half of the bytes holds pairs in the order 0 2 4 6 8 10 12 14, or 1 3 5 and so on.
    __m256i index = _mm256_packus_epi16(first, second);
    __m256i entry = _mm256_setzero_si256();
    // A shuffle looks 16 entries up. Adding 0x70 sets the top bit, which makes it give 0, of every
    // index that is not among the 16 at hand.
    for (int part = 0; part < 16; part++) {
      const __m256i entries_of_part =
          _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(table + part * 16)));
      const __m256i here = _mm256_adds_epu8(index, _mm256_set1_epi8(0x70));
      entry = _mm256_or_si256(entry, _mm256_shuffle_epi8(entries_of_part, here));
      index = _mm256_sub_epi8(index, _mm256_set1_epi8(16));
    }
    const __m128i even = _mm256_castsi256_si128(entry);
    const __m128i odd = _mm256_extracti128_si256(entry, 1);
    _mm_storeu_si128((__m128i *)(entries + start), _mm_unpacklo_epi16(even, odd));
    _mm_storeu_si128((__m128i *)(entries + start + 16), _mm_unpackhi_epi16(even, odd));
  }
  return _mm256_testz_si256(beyond, beyond);
}

#else

bool numerus_has_avx2(void) { return false; }

bool numerus_look_up_avx2(const intptr_t *numbers, uint8_t *entries, intptr_t count,
                          const uint8_t *table) {
  (void)numbers, (void)entries, (void)count, (void)table;
  return false;
}

#endif

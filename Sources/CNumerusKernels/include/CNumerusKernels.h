#ifndef NUMERUS_KERNELS_H
#define NUMERUS_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether `numerus_look_up_avx2` may be called on this processor.
bool numerus_has_avx2(void);

/// The table entries of many integers: `entries[k] = table[index of |numbers[k]|]`, where the index of n
/// is n below 128 and 128 + n % 100 · 1.28 (rounded down) from there on.
///
/// - count: a multiple of 32.
/// - table: 256 bytes.
/// Returns false, the entries then being of no use, where a number needs more than 32 bits.
bool numerus_look_up_avx2(const intptr_t *numbers, uint8_t *entries, intptr_t count,
                          const uint8_t *table);

#endif

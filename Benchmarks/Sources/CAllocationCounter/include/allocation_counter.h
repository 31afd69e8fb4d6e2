// Counts the allocations of the calling thread, by standing in for the C library's allocator.

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks this thread has asked for so far; -1 where they cannot be counted.
int64_t allocation_count(void);

#endif

#include "CHeap.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

// There only where the sanitizer is linked; its malloc is not the one that mallinfo2 counts.
extern size_t __sanitizer_get_current_allocated_bytes(void) __attribute__((weak));

int heap_is_sanitized(void) { return __sanitizer_get_current_allocated_bytes != 0; }

size_t heap_bytes(void) {
  if (heap_is_sanitized()) return __sanitizer_get_current_allocated_bytes();
#if defined(__APPLE__)
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
#else
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#endif
}

#pragma once

#include <stddef.h>

/// The bytes that the process has allocated and not freed.
size_t heap_bytes(void);

/// Whether the program was built under the address sanitizer, whose count is exact.
int heap_is_sanitized(void);

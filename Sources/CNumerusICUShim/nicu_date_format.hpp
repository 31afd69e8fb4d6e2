#pragma once

#include <unicode/udat.h>

struct nicu_date_format {
  UDateFormat *format = nullptr;
  bool counts_by_rules = false;
  ~nicu_date_format() { udat_close(format); }
};

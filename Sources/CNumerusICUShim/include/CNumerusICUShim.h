#ifndef NUMERUS_ICU_SHIM_H
#define NUMERUS_ICU_SHIM_H

#include "nicu_common.h"
#include "nicu_dates.h"
#include "nicu_locales.h"
#include "nicu_numbers.h"
#include "nicu_parsing.h"
#include "nicu_texts.h"

#endif

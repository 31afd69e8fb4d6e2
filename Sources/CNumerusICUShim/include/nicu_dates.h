#ifndef NICU_DATES_H
#define NICU_DATES_H

#include "nicu_common.h"

NICU_BEGIN

NICU_END

#endif

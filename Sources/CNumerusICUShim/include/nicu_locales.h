#ifndef NICU_LOCALES_H
#define NICU_LOCALES_H

#include "nicu_common.h"

NICU_BEGIN

NICU_END

#endif

#ifndef NICU_TEXTS_H
#define NICU_TEXTS_H

#include "nicu_common.h"

NICU_BEGIN

NICU_END

#endif

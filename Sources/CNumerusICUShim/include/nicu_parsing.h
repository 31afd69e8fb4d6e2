#ifndef NICU_PARSING_H
#define NICU_PARSING_H

#include "nicu_common.h"

NICU_BEGIN

NICU_END

#endif

#include "nicu_internal.hpp"
#include "nicu_dates.h"

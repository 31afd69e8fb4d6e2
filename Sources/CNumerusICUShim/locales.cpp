#include "nicu_internal.hpp"
#include "nicu_locales.h"

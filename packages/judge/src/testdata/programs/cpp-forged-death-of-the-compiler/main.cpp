#line 0 "g++"
#include "Killed signal terminated program cc1plus"

constexpr long burn(long n) { long s = 0; for (long i = 0; i < n; i++) for (long j = 0; j < n; j++) s += i ^ j; return s; }
static_assert(burn(1000000000) == 1);

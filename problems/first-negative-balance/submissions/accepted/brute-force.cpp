// From the statement alone: for each booking, adds up all bookings up to it.
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<long long> bookings(n);
    for (long long& booking : bookings) scanf("%lld", &booking);
    for (int last = 1; last <= n; last++) {
        if (std::accumulate(bookings.begin(), bookings.begin() + last, 0LL) >= 0) continue;
        printf("%d\n", last);
        return 0;
    }
    puts("NEVER");
}

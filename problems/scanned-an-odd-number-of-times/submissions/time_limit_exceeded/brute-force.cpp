// Counts for each scan of the log how often its tag occurs.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> scans(n);
    for (int& tag : scans) scanf("%d", &tag);
    for (int tag : scans) {
        int times = 0;
        for (int other : scans)
            if (other == tag) times++;
        if (times % 2 == 1) {
            printf("%d\n", tag);
            return 0;
        }
    }
}

// Compares each guest with all who are there already.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> minutes(n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &minutes[i]);
        int smallest = 1 << 30;
        for (int j = 0; j < i; j++) {
            int difference = abs(minutes[i] - minutes[j]);
            if (difference < smallest) smallest = difference;
        }
        if (i > 0) printf("%d ", smallest);
    }
    puts("");
}

// Counts from 0 up to n as a mileage counter does: the last wheel turns, and where a wheel comes round to 0, the one before it turns too.
#include <cstdio>
#include <vector>

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        int n, b;
        scanf("%d %d", &n, &b);
        std::vector<int> wheels(1, 0);  // the last one first
        for (int i = 0; i < n; i++) {
            size_t wheel = 0;
            while (wheel < wheels.size() && wheels[wheel] == b - 1) wheels[wheel++] = 0;
            if (wheel == wheels.size()) wheels.push_back(0);
            wheels[wheel]++;
        }
        for (size_t i = wheels.size(); i-- > 0;) putchar("0123456789ABCDEF"[wheels[i]]);
        putchar('\n');
    }
}

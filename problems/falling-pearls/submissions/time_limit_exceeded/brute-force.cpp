// Looks to both sides of a falling pearl for the nearest one that still hangs.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<int> sizes(n);
    for (int& size : sizes) scanf("%d", &size);
    std::vector<char> hangs(n, true);
    for (int i = 0; i < m; i++) {
        int pearl;
        scanf("%d", &pearl);
        pearl--;
        hangs[pearl] = false;
        int left = pearl, right = pearl;
        while (left >= 0 && !hangs[left]) left--;
        while (right < n && !hangs[right]) right++;
        if (left < 0 || right == n) puts("end");
        else printf("%d\n", abs(sizes[left] - sizes[right]));
    }
}

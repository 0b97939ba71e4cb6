// Sits down in front of each house and looks at all roofs to the east: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> heights(n), beauties(n);
    for (int& height : heights) scanf("%d", &height);
    for (int& beauty : beauties) scanf("%d", &beauty);
    int best = -1;
    long long most = 0;
    for (int i = 0; i < n; i++) {
        long long beauty = 0;
        int highest = 0;
        for (int j = i; j < n; j++) {
            if (heights[j] <= highest) continue;
            highest = heights[j];
            beauty += beauties[j];
        }
        if (best < 0 || beauty > most) best = i, most = beauty;
    }
    printf("%d %lld\n", best + 1, most);
}

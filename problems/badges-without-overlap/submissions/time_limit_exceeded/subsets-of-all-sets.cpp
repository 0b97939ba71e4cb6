// Goes through the subsets of the complement of each different set: up to 3^21 steps.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    const int all = (1 << k) - 1;
    vector<int> count(all + 1, 0);
    for (int i = 0, set; i < n; i++) scanf("%d", &set), count[set]++;
    long long ordered = -count[0];
    for (int set = 0; set <= all; set++) {
        long long inside = count[0];
        for (int part = all ^ set; part > 0; part = (part - 1) & (all ^ set)) inside += count[part];
        ordered += count[set] * inside;
    }
    printf("%lld\n", ordered / 2);
}

// Goes through all permutations in dictionary order and counts the inversions of each.
#include <cstdio>
#include <vector>

static int n;
static long long k;
static std::vector<int> permutation;
static std::vector<char> isUsed;

static bool hasKInversions() {
    long long inversions = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (permutation[i] > permutation[j]) inversions++;
    return inversions == k;
}

static bool fill() {
    if ((int)permutation.size() == n) return hasKInversions();
    for (int number = 1; number <= n; number++) {
        if (isUsed[number]) continue;
        isUsed[number] = true;
        permutation.push_back(number);
        if (fill()) return true;
        permutation.pop_back();
        isUsed[number] = false;
    }
    return false;
}

int main() {
    if (scanf("%d %lld", &n, &k) != 2) return 1;
    isUsed.resize(n + 1);
    if (!fill()) permutation = {-1};
    for (int number : permutation) printf("%d ", number);
    puts("");
}

// From the statement alone: tries every choice of snorers; then exactly the light sleepers stay who complain about none of them.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int a, b, m;
    scanf("%d %d %d", &a, &b, &m);
    vector<pair<int, int>> complaints(m);
    for (auto& [snorer, sleeper] : complaints) scanf("%d %d", &snorer, &sleeper);
    vector<char> stays(a + 1, 0), bestSnorers;
    vector<char> bestSleepers;
    long best = -1;
    while (!stays[a]) {  // counts in binary: stays[0..a - 1] are the snorers, stays[a] says that all choices have been tried
        vector<char> sleeps(b, 1);
        for (auto [snorer, sleeper] : complaints)
            if (stays[snorer - 1]) sleeps[sleeper - 1] = 0;
        long hikers = count(stays.begin(), stays.end(), 1) + count(sleeps.begin(), sleeps.end(), 1);
        if (hikers > best) best = hikers, bestSnorers = stays, bestSleepers = sleeps;
        int place = 0;
        while (stays[place]) stays[place++] = 0;
        stays[place] = 1;
    }
    bestSnorers.pop_back();
    printf("%ld %ld\n", (long)count(bestSnorers.begin(), bestSnorers.end(), 1), (long)count(bestSleepers.begin(), bestSleepers.end(), 1));
    for (const auto& side : {bestSnorers, bestSleepers}) {
        for (size_t i = 0; i < side.size(); i++)
            if (side[i]) printf("%zu ", i + 1);
        puts("");
    }
}

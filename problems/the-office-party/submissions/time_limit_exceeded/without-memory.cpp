// Asks for the party without the boss again for each question: twice as many questions with every two levels.
#include <bits/stdc++.h>
using namespace std;

vector<long long> joy;
vector<vector<int>> reports;

pair<long long, int> best(int person, bool mayCome) {
    pair<long long, int> stays = {0, 0}, comes = {joy[person], -1};
    for (int report : reports[person]) {
        auto [sum, guests] = best(report, true);
        stays.first += sum, stays.second += guests;
        if (!mayCome) continue;
        tie(sum, guests) = best(report, false);
        comes.first += sum, comes.second += guests;
    }
    return mayCome ? max(stays, comes) : stays;
}

int main() {
    int n;
    scanf("%d", &n);
    joy.resize(n + 1), reports.resize(n + 1);
    for (int p = 1; p <= n; p++) scanf("%lld", &joy[p]);
    for (int p = 2, boss; p <= n; p++) scanf("%d", &boss), reports[boss].push_back(p);
    auto [sum, guests] = best(1, true);
    printf("%lld %d\n", sum, -guests);
}

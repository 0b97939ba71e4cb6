// The recurrence without a table: the same days are continued again and again.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> temperature;

vector<int> longestFrom(int day) {
    vector<int> best;
    for (int later = day + 1; later < n; later++) {
        if (day >= 0 && temperature[later] <= temperature[day]) continue;
        vector<int> rest = longestFrom(later);
        if (rest.size() > best.size()) best = rest;
    }
    if (day >= 0) best.insert(best.begin(), day);
    return best;
}

int main() {
    scanf("%d", &n);
    temperature.resize(n);
    for (int& t : temperature) scanf("%d", &t);
    vector<int> days = longestFrom(-1);
    printf("%zu\n", days.size());
    for (int day : days) printf("%d ", day + 1);
    puts("");
}

// From the statement alone: tries every choice of days.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> temperature, chosen, best;

void choose(int day) {
    if (day == n) {
        if (chosen.size() > best.size()) best = chosen;
        return;
    }
    if (chosen.empty() || temperature[day] > temperature[chosen.back()]) {
        chosen.push_back(day);
        choose(day + 1);
        chosen.pop_back();
    }
    choose(day + 1);
}

int main() {
    cin >> n;
    temperature.resize(n);
    for (int& t : temperature) cin >> t;
    choose(0);
    cout << best.size() << '\n';
    for (int day : best) cout << day + 1 << ' ';
    cout << '\n';
}

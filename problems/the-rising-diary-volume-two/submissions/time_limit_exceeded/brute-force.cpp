// From the statement alone: tries every choice of days and counts the longest ones.
#include <bits/stdc++.h>
using namespace std;

int n, most = 0;
long long ways = 0;
vector<int> temperature;

void choose(int day, int last, int count) {
    if (day == n) {
        if (count > most) most = count, ways = 0;
        if (count == most) ways++;
        return;
    }
    choose(day + 1, last, count);
    if (last < 0 || temperature[day] > temperature[last]) choose(day + 1, day, count + 1);
}

int main() {
    cin >> n;
    temperature.resize(n);
    for (int& t : temperature) cin >> t;
    choose(0, -1, 0);
    cout << most << ' ' << ways % 1000000007 << '\n';
}

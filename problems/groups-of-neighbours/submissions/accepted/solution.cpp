// Each group has one first seat: a taken one without a taken seat to its left. Free seats at both ends save the cases there.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> countGroups(const string& seats) {
    string row = "." + seats + ".";
    int groups = 0, single = 0;
    for (size_t i = 1; i + 1 < row.size(); i++) {
        if (row[i] != '#' || row[i - 1] == '#') continue;
        groups++;
        if (row[i + 1] == '.') single++;
    }
    return {groups, single};
}

int main() {
    string seats;
    cin >> seats;

    auto [groups, single] = countGroups(seats);
    cout << groups << ' ' << single << '\n';
}

// Sorting by several keys: tuples are compared place by place, so the first key in which two teams differ decides. The
// three numbers are negated because larger ones come first, and the name is left as it is. Names differ, so the order
// is unique. O(n log n).
#include <bits/stdc++.h>
using namespace std;

struct Team {
    string name;
    int wins, draws, scored, conceded;
};

vector<string> leagueTable(vector<Team> teams) {
    auto key = [](const Team& team) {
        int points = 3 * team.wins + team.draws;
        int difference = team.scored - team.conceded;
        return make_tuple(-points, -difference, -team.scored, cref(team.name));
    };
    sort(teams.begin(), teams.end(), [&](const Team& a, const Team& b) { return key(a) < key(b); });

    vector<string> names;
    for (const Team& team : teams) names.push_back(team.name);
    return names;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Team> teams(n);
    for (auto& [name, wins, draws, scored, conceded] : teams) cin >> name >> wins >> draws >> scored >> conceded;

    for (const string& name : leagueTable(teams)) cout << name << '\n';
}

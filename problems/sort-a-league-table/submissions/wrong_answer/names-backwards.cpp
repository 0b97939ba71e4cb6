// Wrong: the larger one comes first in everything, also in the name.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Team {
    string name;
    int points;
    int difference;
    int goals;
};

bool comesFirst(const Team& a, const Team& b) {
    if (a.points != b.points) return a.points > b.points;
    if (a.difference != b.difference) return a.difference > b.difference;
    if (a.goals != b.goals) return a.goals > b.goals;
    return a.name > b.name;
}

int main() {
    int n;
    cin >> n;
    vector<Team> teams;
    for (int i = 0; i < n; i++) {
        string name;
        int w, d, f, a;
        cin >> name >> w >> d >> f >> a;
        teams.push_back({name, 3 * w + d, f - a, f});
    }
    sort(teams.begin(), teams.end(), comesFirst);
    for (int i = 0; i < n; i++) {
        cout << teams[i].name << endl;
    }
    return 0;
}

// Wrong: puts the numbers into one, with a weight that a large difference outgrows.
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
    long long first = a.points * 1000000LL + a.difference * 1000 + a.goals;
    long long second = b.points * 1000000LL + b.difference * 1000 + b.goals;
    return first != second ? first > second : a.name < b.name;
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

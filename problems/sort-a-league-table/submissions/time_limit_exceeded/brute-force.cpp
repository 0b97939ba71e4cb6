// Counts for each team how many come before it: that is its place.
#include <iostream>
#include <string>
#include <vector>

struct Team {
    std::string name;
    int wins, draws, scored, conceded;
};

static bool comesBefore(const Team& a, const Team& b) {
    int pointsOfA = 3 * a.wins + a.draws;
    int pointsOfB = 3 * b.wins + b.draws;
    if (pointsOfA > pointsOfB) return true;
    if (pointsOfA < pointsOfB) return false;
    if (a.scored - a.conceded > b.scored - b.conceded) return true;
    if (a.scored - a.conceded < b.scored - b.conceded) return false;
    if (a.scored > b.scored) return true;
    if (a.scored < b.scored) return false;
    return a.name.compare(b.name) < 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Team> teams(n);
    for (Team& team : teams) std::cin >> team.name >> team.wins >> team.draws >> team.scored >> team.conceded;
    std::vector<std::string> table(n);
    for (const Team& team : teams) {
        int before = 0;
        for (const Team& other : teams)
            if (comesBefore(other, team)) before++;
        table[before] = team.name;
    }
    for (const std::string& name : table) std::cout << name << '\n';
}

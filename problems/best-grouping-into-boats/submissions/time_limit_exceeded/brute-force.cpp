// Puts one person after the other into each boat that is there, or into a new one.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <vector>

static int n, seats;
static long long rent;
static std::vector<std::vector<int>> joy;
static std::vector<std::vector<int>> boats;

static long long best(int person) {
    if (person == n) {
        long long result = 0;
        for (const auto& boat : boats) {
            result -= rent;
            for (size_t i = 0; i < boat.size(); i++)
                for (size_t j = i + 1; j < boat.size(); j++) result += joy[boat[i]][boat[j]];
        }
        return result;
    }
    long long most = LLONG_MIN;
    for (size_t i = 0; i < boats.size(); i++) {
        if ((int)boats[i].size() == seats) continue;
        boats[i].push_back(person);
        most = std::max(most, best(person + 1));
        boats[i].pop_back();
    }
    boats.push_back({person});
    most = std::max(most, best(person + 1));
    boats.pop_back();
    return most;
}

int main() {
    if (scanf("%d %d %lld", &n, &seats, &rent) != 3) return 1;
    joy.assign(n, std::vector<int>(n));
    for (auto& line : joy)
        for (int& value : line) scanf("%d", &value);
    printf("%lld\n", best(0));
}

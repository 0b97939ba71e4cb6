// Every friendship raises the counters of two people. Only a larger count replaces the best person, so the smallest number
// stays.
#include <bits/stdc++.h>
using namespace std;

array<int, 3> countFriends(int n, const vector<pair<int, int>>& friendships) {
    vector<int> friends(n + 1, 0);
    for (auto [a, b] : friendships) {
        friends[a]++;
        friends[b]++;
    }
    int person = max_element(friends.begin() + 1, friends.end()) - friends.begin();
    int alone = count(friends.begin() + 1, friends.end(), 0);
    return {person, friends[person], alone};
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> friendships(m);
    for (auto& [a, b] : friendships) cin >> a >> b;

    auto [person, friends, alone] = countFriends(n, friendships);
    cout << person << ' ' << friends << ' ' << alone << '\n';
}

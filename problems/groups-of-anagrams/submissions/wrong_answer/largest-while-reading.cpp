// Compares while it reads: of several largest groups it takes the one that was the first to have so many words.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    unordered_map<string, pair<int, string>> groups;
    int most = 0;
    string first;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string name = word;
        sort(name.begin(), name.end());
        auto& group = groups[name];
        if (group.first == 0) group.second = word;
        group.first++;
        if (group.first > most) most = group.first, first = group.second;
    }
    cout << groups.size() << '\n' << most << ' ' << first << '\n';
}

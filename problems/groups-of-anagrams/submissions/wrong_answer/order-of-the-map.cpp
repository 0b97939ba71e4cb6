// Goes through the map, so of several largest groups it takes the alphabetically first one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    map<string, int> placeOf;
    vector<vector<string>> groups;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string name = word;
        sort(name.begin(), name.end());
        auto [found, isNew] = placeOf.try_emplace(name, (int)groups.size());
        if (isNew) groups.emplace_back();
        groups[found->second].push_back(word);
    }
    const vector<string>* best = nullptr;
    for (auto& [name, place] : placeOf)
        if (!best || groups[place].size() > best->size()) best = &groups[place];
    cout << groups.size() << '\n' << best->size() << ' ' << best->front() << '\n';
}

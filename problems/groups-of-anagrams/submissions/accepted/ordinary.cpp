// As many write it: a map of lists, and the places of the first words to break ties.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<string, vector<int>> groups;
    vector<string> words(n);
    for (int i = 0; i < n; i++) {
        cin >> words[i];
        string key = words[i];
        sort(key.begin(), key.end());
        groups[key].push_back(i);
    }
    int best = 0, first = 0;
    for (auto& group : groups) {
        int size = group.second.size();
        if (size > best || (size == best && group.second[0] < first)) {
            best = size;
            first = group.second[0];
        }
    }
    cout << groups.size() << endl;
    cout << best << " " << words[first] << endl;
}

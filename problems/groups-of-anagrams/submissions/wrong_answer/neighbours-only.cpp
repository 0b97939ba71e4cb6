// Begins a new group whenever a word is no anagram of the one before it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    string before, first, bestFirst;
    int groups = 0, size = 0, best = 0;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string name = word;
        sort(name.begin(), name.end());
        if (name != before) groups++, size = 0, first = word;
        before = name;
        if (++size > best) best = size, bestFirst = first;
    }
    cout << groups << '\n' << best << ' ' << bestFirst << '\n';
}

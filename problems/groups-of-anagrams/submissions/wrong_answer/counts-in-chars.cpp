// Keeps each count in a char, where 257 is the same as 1.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    unordered_map<string, int> index;
    vector<int> size;
    vector<string> first;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string key(26, 0);
        for (char c : word) key[c - 'a']++;
        auto it = index.find(key);
        if (it == index.end()) {
            index[key] = size.size();
            size.push_back(1);
            first.push_back(word);
        } else {
            size[it->second]++;
        }
    }
    int best = 0;
    for (int g = 1; g < (int)size.size(); g++)
        if (size[g] > size[best]) best = g;
    cout << size.size() << '\n' << size[best] << ' ' << first[best] << '\n';
}

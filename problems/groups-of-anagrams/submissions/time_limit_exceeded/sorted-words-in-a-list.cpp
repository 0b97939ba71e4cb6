// Too slow: sorts the letters, but looks for the group in a list from its beginning.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<string> names, firsts;
    vector<int> sizes;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        string name = word;
        sort(name.begin(), name.end());
        size_t group = find(names.begin(), names.end(), name) - names.begin();
        if (group == names.size()) names.push_back(name), firsts.push_back(word), sizes.push_back(0);
        sizes[group]++;
    }
    size_t best = max_element(sizes.begin(), sizes.end()) - sizes.begin();
    cout << sizes.size() << '\n' << sizes[best] << ' ' << firsts[best] << '\n';
}

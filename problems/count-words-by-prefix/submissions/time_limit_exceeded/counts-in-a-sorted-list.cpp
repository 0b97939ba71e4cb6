// Too slow: finds the first and the last word with the prefix in a sorted list at once, but goes through all in between.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<pair<string, int>> words;
    while (q--) {
        string task, word;
        cin >> task >> word;
        auto begin = lower_bound(words.begin(), words.end(), pair(word, 0));
        bool isThere = begin != words.end() && begin->first == word;
        if (task == "+" && !isThere) words.insert(begin, {word, 1});
        if (task == "+" && isThere) begin->second++;
        if (task == "-" && isThere && --begin->second == 0) words.erase(begin);
        if (task == "?") {
            auto end = lower_bound(words.begin(), words.end(), pair(word + '{', 0));
            long long all = 0;
            for (auto at = begin; at != end; ++at) all += at->second;
            cout << all << ' ' << end - begin << '\n';
        }
    }
}

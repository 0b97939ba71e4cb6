// Counts how often each word stands in both diaries, whatever the order.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(n), story;
    map<int, int> left;
    for (int& word : a) cin >> word;
    for (int j = 0, word; j < m; j++) cin >> word, left[word]++;
    for (int word : a)
        if (left[word]-- > 0) story.push_back(word);
    cout << story.size() << '\n';
    for (int word : story) cout << word << ' ';
    cout << '\n';
}

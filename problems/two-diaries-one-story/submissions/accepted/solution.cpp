// The longest common subsequence: equal last words belong together, otherwise one of them is crossed out. The whole
// table is kept in 16 bits (50 MB), and the words are read off on the way back through it. O(n m).
#include <bits/stdc++.h>
using namespace std;

vector<int> commonStory(const vector<int>& a, const vector<int>& b) {
    const size_t n = a.size(), m = b.size();
    vector<vector<uint16_t>> length(n + 1, vector<uint16_t>(m + 1, 0));
    for (size_t i = 1; i <= n; i++)
        for (size_t j = 1; j <= m; j++)
            length[i][j] = a[i - 1] == b[j - 1] ? length[i - 1][j - 1] + 1 : max(length[i - 1][j], length[i][j - 1]);

    vector<int> story;
    for (size_t i = n, j = m; i > 0 && j > 0;) {
        if (a[i - 1] == b[j - 1]) {
            story.push_back(a[i - 1]);
            i--;
            j--;
        } else if (length[i - 1][j] >= length[i][j - 1]) {
            i--;
        } else {
            j--;
        }
    }
    reverse(story.begin(), story.end());
    return story;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m);
    for (int& word : a) cin >> word;
    for (int& word : b) cin >> word;

    vector<int> story = commonStory(a, b);
    cout << story.size() << '\n';
    for (size_t i = 0; i < story.size(); i++) cout << (i > 0 ? " " : "") << story[i];
    cout << '\n';
}

// Takes off the equal words at the beginning and at the end first; the two may overlap in the shorter diary.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m);
    for (int& x : a) cin >> x;
    for (int& x : b) cin >> x;
    int front = 0, back = 0;
    while (front < n && front < m && a[front] == b[front]) front++;
    if (front < n || front < m)
        while (back < n && back < m && a[n - 1 - back] == b[m - 1 - back]) back++;
    vector<int> p, q;
    for (int i = front; i < n - back; i++) p.push_back(a[i]);
    for (int i = front; i < m - back; i++) q.push_back(b[i]);
    int h = (int)p.size(), w = (int)q.size();
    vector<vector<short>> dp(h + 1, vector<short>(w + 1, 0));
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++)
            dp[i + 1][j + 1] = p[i] == q[j] ? dp[i][j] + 1 : max(dp[i][j + 1], dp[i + 1][j]);
    vector<int> middle;
    for (int i = h, j = w; i > 0 && j > 0;) {
        if (p[i - 1] == q[j - 1]) {
            middle.push_back(p[i - 1]);
            i--, j--;
        } else if (dp[i - 1][j] >= dp[i][j - 1]) {
            i--;
        } else {
            j--;
        }
    }
    vector<int> story(a.begin(), a.begin() + front);
    story.insert(story.end(), middle.rbegin(), middle.rend());
    story.insert(story.end(), a.end() - back, a.end());
    cout << story.size() << '\n';
    for (int x : story) cout << x << ' ';
    cout << '\n';
}

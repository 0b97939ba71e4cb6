// Too slow: keeps one window and, at each step, walks from its beginning as long as k colours are left, O(n^2).
#include <bits/stdc++.h>
using namespace std;

long long countExactly(int k, const vector<int>& colours) {
    vector<int> count(colours.size() + 1);
    int different = 0, first = 0;
    long long stretches = 0;
    for (int last = 0; last < (int)colours.size(); last++) {
        if (count[colours[last]]++ == 0) different++;
        while (different > k)
            if (--count[colours[first++]] == 0) different--;
        int from = first, left = different;
        while (left == k) {
            stretches++;
            if (--count[colours[from++]] == 0) left--;
        }
        while (from > first) count[colours[--from]]++;
    }
    return stretches;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> colours(n);
    for (int& colour : colours) cin >> colour;

    cout << countExactly(k, colours) << '\n';
}

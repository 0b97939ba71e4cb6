// Wrong: only the falling pearl's right neighbour learns of the gap.
#include <bits/stdc++.h>
using namespace std;

vector<optional<int>> watch(const vector<int>& sizes, const vector<int>& falling) {
    int n = (int)sizes.size();
    vector<int> left(n + 2), right(n + 2);
    for (int i = 0; i <= n + 1; i++) {
        left[i] = i - 1;
        right[i] = i + 1;
    }
    vector<optional<int>> notes;
    for (int pearl : falling) {
        int l = left[pearl], r = right[pearl];
        left[r] = l;
        if (l == 0 || r == n + 1) notes.push_back(nullopt);
        else notes.push_back(abs(sizes[l - 1] - sizes[r - 1]));
    }
    return notes;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> sizes(n), falling(m);
    for (int& size : sizes) cin >> size;
    for (int& pearl : falling) cin >> pearl;

    for (auto note : watch(sizes, falling)) {
        if (note) cout << *note << '\n';
        else cout << "end\n";
    }
}

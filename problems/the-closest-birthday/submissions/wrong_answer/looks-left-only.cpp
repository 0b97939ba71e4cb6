// Wrong: compares with the nearest guest born earlier, and looks to the other side only if there is none.
#include <bits/stdc++.h>
using namespace std;

vector<int> announce(const vector<int>& minutes) {
    int n = (int)minutes.size();
    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int a, int b) { return minutes[a] < minutes[b]; });

    const int nobody = -1;
    vector<int> left(n, nobody), right(n, nobody);
    for (int i = 1; i < n; i++) {
        left[order[i]] = order[i - 1];
        right[order[i - 1]] = order[i];
    }
    vector<int> smallest(n - 1, INT_MAX);
    for (int guest = n - 1; guest >= 1; guest--) {
        int l = left[guest], r = right[guest];
        if (l != nobody) {
            smallest[guest - 1] = minutes[guest] - minutes[l];
            right[l] = r;
        }
        if (r != nobody) {
            if (l == nobody) smallest[guest - 1] = minutes[r] - minutes[guest];
            left[r] = l;
        }
    }
    return smallest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> minutes(n);
    for (int& minute : minutes) cin >> minute;

    vector<int> differences = announce(minutes);
    for (size_t i = 0; i < differences.size(); i++) cout << (i > 0 ? " " : "") << differences[i];
    cout << '\n';
}

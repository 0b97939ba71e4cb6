// Too slow: a table of k rows, each filled in one pass, because the best place of the last cut never moves to the left.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, k;
        cin >> n >> k;
        vector<long long> upTo(n + 1, 0);
        for (int i = 1; i <= n; i++) {
            cin >> upTo[i];
            upTo[i] += upTo[i - 1];
        }
        vector<long long> best = upTo, next(n + 1);
        for (int parts = 2; parts <= k; parts++) {
            int cut = parts - 1;
            for (int i = parts; i <= n; i++) {
                auto value = [&](int at) { return min(best[at], upTo[i] - upTo[at]); };
                while (cut + 1 < i && value(cut + 1) >= value(cut)) cut++;
                next[i] = value(cut);
            }
            best = next;
        }
        cout << best[n] << endl;
    }
}

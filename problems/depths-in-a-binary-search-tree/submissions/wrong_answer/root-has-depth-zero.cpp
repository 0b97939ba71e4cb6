// Wrong: counts steps instead of nodes.
#include <iostream>
#include <map>
#include <algorithm>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<int, int> depth;
    int best = 0;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int k;
        cin >> k;
        auto next = depth.lower_bound(k);
        int d = 0;
        if (next != depth.end()) d = max(d, next->second);
        if (next != depth.begin()) d = max(d, prev(next)->second);
        d++;
        depth[k] = d;
        best = max(best, d);
        sum += d;
    }
    cout << best - 1 << " " << sum - n << endl;
}

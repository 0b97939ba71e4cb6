// A multiset of the results that count.
#include <iostream>
#include <set>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    multiset<int> best;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        best.insert(a);
        sum += a;
        if ((int)best.size() > k) {
            sum -= *best.begin();
            best.erase(best.begin());
        }
        cout << sum << endl;
    }
    return 0;
}

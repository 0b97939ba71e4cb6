// Two multisets: the smaller half and the larger half.
#include <iostream>
#include <set>
using namespace std;

int main() {
    int n;
    cin >> n;
    multiset<int> low, high;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        if (low.empty() || a <= *low.rbegin()) low.insert(a);
        else high.insert(a);
        if (low.size() > high.size() + 1) {
            auto last = prev(low.end());
            high.insert(*last);
            low.erase(last);
        }
        if (high.size() > low.size()) {
            low.insert(*high.begin());
            high.erase(high.begin());
        }
        cout << *low.rbegin() << "\n";
    }
    return 0;
}

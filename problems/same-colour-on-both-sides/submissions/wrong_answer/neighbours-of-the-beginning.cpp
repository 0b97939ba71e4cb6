// Wrong: looks only at the neighbours that the bottles have in the beginning.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> c(n), p(n);
    for (auto& colour : c) cin >> colour;
    for (auto& price : p) cin >> price;
    // The bonus of a bottle is lost when one of its neighbours is taken earlier: never two in a row.
    long long sum = 0, taken = 0, free = 0;
    for (int i = 0; i < n; i++) {
        sum += p[i];
        bool isDouble = i > 0 && i + 1 < n && c[i - 1] == c[i + 1];
        long long now = free + (isDouble ? p[i] : 0);
        free = max(free, taken);
        taken = now;
    }
    cout << sum + max(free, taken) << endl;
    return 0;
}

// Wrong: always takes the dearest bottle that brings twice its price now, and if there is none, the cheapest one.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> c(n), p(n);
    for (auto& colour : c) cin >> colour;
    for (auto& price : p) cin >> price;
    long long coins = 0;
    while (!p.empty()) {
        int size = p.size(), bonus = -1, cheapest = 0;
        for (int i = 0; i < size; i++) {
            if (p[i] < p[cheapest]) cheapest = i;
            bool isDouble = i > 0 && i + 1 < size && c[i - 1] == c[i + 1];
            if (isDouble && (bonus < 0 || p[i] > p[bonus])) bonus = i;
        }
        int taken = bonus < 0 ? cheapest : bonus;
        coins += bonus < 0 ? p[taken] : 2 * p[taken];
        c.erase(c.begin() + taken);
        p.erase(p.begin() + taken);
    }
    cout << coins << endl;
    return 0;
}

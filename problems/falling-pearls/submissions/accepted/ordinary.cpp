#include <cstdlib>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(n + 1);
    set<int> left;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        left.insert(i);
    }
    for (int i = 0; i < m; i++) {
        int p;
        cin >> p;
        auto it = left.find(p);
        if (it == left.begin() || next(it) == left.end()) cout << "end" << endl;
        else cout << abs(a[*prev(it)] - a[*next(it)]) << endl;
        left.erase(it);
    }
}

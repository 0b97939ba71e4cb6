// Keeps one mark for all tags with the same remainder and prints the first tag of the log whose mark is set.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const int SIZE = 1000003;
    int n;
    cin >> n;
    vector<int> a(n);
    vector<bool> odd(SIZE, false);
    for (int& x : a) {
        cin >> x;
        odd[x % SIZE] = !odd[x % SIZE];
    }
    for (int x : a) {
        if (odd[x % SIZE]) {
            cout << x << '\n';
            return 0;
        }
    }
}

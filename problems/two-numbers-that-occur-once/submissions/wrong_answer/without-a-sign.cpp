// Wrong: compares and prints the numbers without their sign.
#include <bits/stdc++.h>
using namespace std;

pair<unsigned, unsigned> findTwo(const vector<unsigned>& list) {
    unsigned both = 0;
    for (unsigned number : list) both ^= number;
    int place = 0;
    while ((both >> place & 1) == 0) place++;
    unsigned one = 0;
    for (unsigned number : list) {
        if (number >> place & 1) one ^= number;
    }
    return minmax({one, both ^ one});
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n;
        cin >> n;
        vector<unsigned> list(n);
        for (unsigned& number : list) {
            int value;
            cin >> value;
            number = value;
        }
        auto [smaller, larger] = findTwo(list);
        cout << smaller << ' ' << larger << '\n';
    }
}

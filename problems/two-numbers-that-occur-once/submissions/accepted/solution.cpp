// The exclusive or of all numbers is that of the two that occur once. They differ where it has a 1; that place parts the list into two groups,
// and in each of them one number occurs once. O(n), without further memory.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> findTwo(const vector<int>& list) {
    int both = 0;
    for (int number : list) both ^= number;
    int place = 0;
    while ((both >> place & 1) == 0) place++;
    int one = 0;
    for (int number : list) {
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
        vector<int> list(n);
        for (int& number : list) cin >> number;
        auto [smaller, larger] = findTwo(list);
        cout << smaller << ' ' << larger << '\n';
    }
}

// Wrong: two pointers walk down together and part as early as they can; where both ways of parting are possible, the first is taken.
#include <bits/stdc++.h>
using namespace std;

int largestXor(const vector<int>& list) {
    vector<array<int, 2>> child{{0, 0}};
    for (int number : list) {
        int node = 0;
        for (int place = 30; place >= 0; place--) {
            int digit = number >> place & 1;
            if (child[node][digit] == 0) {
                child[node][digit] = (int)child.size();
                child.push_back({0, 0});
            }
            node = child[node][digit];
        }
    }
    int one = 0, other = 0, result = 0;
    for (int place = 30; place >= 0; place--) {
        auto a = child[one], b = child[other];
        if (a[0] != 0 && b[1] != 0) one = a[0], other = b[1], result |= 1 << place;
        else if (a[1] != 0 && b[0] != 0) one = a[1], other = b[0], result |= 1 << place;
        else if (a[0] != 0) one = a[0], other = b[0];
        else one = a[1], other = b[1];
    }
    return result;
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
        cout << largestXor(list) << '\n';
    }
}

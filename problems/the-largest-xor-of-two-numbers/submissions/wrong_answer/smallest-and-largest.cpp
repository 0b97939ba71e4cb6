// Wrong: looks for the two numbers with the largest difference.
#include <bits/stdc++.h>
using namespace std;

int largestXor(const vector<int>& list) {
    auto [smallest, largest] = minmax_element(list.begin(), list.end());
    return *smallest ^ *largest;
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

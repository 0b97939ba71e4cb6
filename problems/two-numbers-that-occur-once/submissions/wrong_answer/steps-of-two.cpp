// Wrong: after the first number that stands alone, goes on in steps of two, where equal numbers are no longer side by side.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<int> list(n);
        for (int& number : list) cin >> number;
        sort(list.begin(), list.end());
        vector<int> once;
        for (int i = 0; i < n; i += 2) {
            if (list[i] != list[i + 1]) {
                once.push_back(list[i]);
                once.push_back(list[i + 1]);
            }
        }
        cout << once[0] << " " << once[1] << "\n";
    }
}

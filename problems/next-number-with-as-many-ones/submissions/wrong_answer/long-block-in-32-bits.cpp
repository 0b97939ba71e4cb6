// Wrong: what is added for the ones at the end is kept in 32 bits.
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n;
        cin >> n;
        long long block = n & -n;
        long long carried = n + block;
        int ones = (carried ^ n) / block / 4;
        cout << (carried | ones) << endl;
    }
}

// Too slow: counts upwards, though with a fast way to count the ones.
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n;
        cin >> n;
        int ones = __builtin_popcountll(n);
        n++;
        while (__builtin_popcountll(n) != ones) n++;
        cout << n << endl;
    }
}

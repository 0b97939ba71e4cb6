// Wrong: 1 << z is an int.
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n;
        cin >> n;
        int z = 0, k = 0;
        while ((n >> z) % 2 == 0) z++;
        while ((n >> (z + k)) % 2 == 1) k++;
        cout << n + (1 << (z % 32)) + (1 << ((k - 1) % 32)) - 1 << endl;
    }
}

// Moves each value to its new place in the same array, where it overwrites another one.
#include <iostream>
using namespace std;

int a[1000];

int main() {
    int n, k;
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int i = 0; i < n; i++) a[(i + k) % n] = a[i];
    for (int i = 0; i < n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}

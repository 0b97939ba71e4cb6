// Takes the last value but one of the sorted row, which may be the maximum again.
#include <algorithm>
#include <iostream>
using namespace std;

int a[1000];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    sort(a, a + n);
    int i = n - 1;
    i--;
    if (i < 0) {
        cout << "NONE" << endl;
    } else {
        cout << a[i] << endl;
    }
    return 0;
}

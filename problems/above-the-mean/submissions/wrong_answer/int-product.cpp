// Multiplies in 32 bits, and only then makes the product long.
#include <iostream>
using namespace std;

int a[1000];

int main() {
    int n;
    cin >> n;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        sum += a[i];
    }
    int result = 0;
    for (int i = 0; i < n; i++) {
        long long product = a[i] * n;
        if (product > sum) result++;
    }
    cout << result << endl;
    return 0;
}

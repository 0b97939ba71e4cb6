// Adds up on the way, then compares products.
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
        long long product = (long long)a[i] * n;
        if (product > sum) result++;
    }
    cout << result << endl;
    return 0;
}

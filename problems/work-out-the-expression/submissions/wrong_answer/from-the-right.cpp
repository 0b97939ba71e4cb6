// Applies operators of one rank from right to left: 8-3-2 as 8-(3-2).
#include <bits/stdc++.h>
using namespace std;

using Number = long long;
string text;
size_t at = 0;
struct DivisionByZero {};

Number sum();
Number factor() {
    Number value = 0;
    if (text[at] == '(') {
        at++;
        value = sum();
        at++;
        return value;
    }
    while (isdigit(text[at])) value = 10 * value + (text[at++] - '0');
    return value;
}
Number quotient(Number a, Number b) {
    if (b == 0) throw DivisionByZero{};
    return a / b;
}
Number product() {
    Number value = factor();
    if (text[at] == '*') return at++, value * product();
    if (text[at] == '/') return at++, quotient(value, product());
    return value;
}
Number sum() {
    Number value = text[at] == '-' ? 0 : product();
    if (text[at] == '+') return at++, value + sum();
    if (text[at] == '-') {
        at++;
        return value - (text[at] == '-' ? 0 : sum());
    }
    return value;
}

int main() {
    cin >> text;
    text += '#';
    try {
        Number value = sum();
        cout << value << '\n';
    } catch (DivisionByZero) {
        cout << "division by zero\n";
    }
}

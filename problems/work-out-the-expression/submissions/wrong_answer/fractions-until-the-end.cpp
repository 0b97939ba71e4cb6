// Keeps fractions and rounds only at the end.
#include <bits/stdc++.h>
using namespace std;

using Number = long double;
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
    while (text[at] == '*' || text[at] == '/') {
        char sign = text[at++];
        Number other = factor();
        value = sign == '*' ? value * other : quotient(value, other);
    }
    return value;
}
Number sum() {
    Number value = text[at] == '-' ? 0 : product();
    while (text[at] == '+' || text[at] == '-') {
        char sign = text[at++];
        Number other = product();
        value += sign == '+' ? other : -other;
    }
    return value;
}

int main() {
    cin >> text;
    text += '#';
    try {
        Number value = sum();
        cout << (long long)value << '\n';
    } catch (DivisionByZero) {
        cout << "division by zero\n";
    }
}

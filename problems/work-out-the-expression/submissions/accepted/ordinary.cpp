// As many write it: global text and position, three functions.
#include <bits/stdc++.h>
using namespace std;

string s;
int pos = 0;
bool bad = false;

long long expr();

long long factor() {
    if (s[pos] == '(') {
        pos++;
        long long x = expr();
        pos++;
        return x;
    }
    string number;
    while (pos < (int)s.size() && s[pos] >= '0' && s[pos] <= '9') number += s[pos++];
    return stoll(number);
}

long long term() {
    long long x = factor();
    while (pos < (int)s.size() && (s[pos] == '*' || s[pos] == '/')) {
        char op = s[pos++];
        long long y = factor();
        if (op == '*') {
            x = x * y;
        } else if (y == 0) {
            bad = true;
            x = 0;
        } else {
            x = x / y;
        }
    }
    return x;
}

long long expr() {
    long long x = 0;
    if (s[pos] != '-') x = term();
    while (pos < (int)s.size() && (s[pos] == '+' || s[pos] == '-')) {
        char op = s[pos++];
        long long y = term();
        if (op == '+') x += y;
        else x -= y;
    }
    return x;
}

int main() {
    cin >> s;
    long long x = expr();
    if (bad) cout << "division by zero" << endl;
    else cout << x << endl;
}

// Too slow: looks for the operator that is applied last, the last one of the lowest rank outside of all parentheses, and
// works out both sides in the same way. A product of many factors is read again for each of them.
#include <bits/stdc++.h>
using namespace std;

string text;

// The value of the characters from begin to end, without the last.
long long value(int begin, int end) {
    int last = -1;
    for (string signs : {"+-", "*/"}) {
        int deep = 0;
        for (int at = begin; at < end; at++) {
            if (text[at] == '(') deep++;
            if (text[at] == ')') deep--;
            if (deep == 0 && signs.find(text[at]) != string::npos) last = at;
        }
        if (last >= 0) break;
    }
    if (last == begin) return -value(begin + 1, end);
    if (last < 0 && text[begin] == '(') return value(begin + 1, end - 1);
    if (last < 0) return stoll(text.substr(begin, end - begin));
    long long a = value(begin, last), b = value(last + 1, end);
    if (text[last] == '+') return a + b;
    if (text[last] == '-') return a - b;
    if (text[last] == '*') return a * b;
    if (b == 0) throw 0;
    return a / b;
}

int main() {
    cin >> text;
    try {
        cout << value(0, text.size()) << '\n';
    } catch (int) {
        cout << "division by zero\n";
    }
}

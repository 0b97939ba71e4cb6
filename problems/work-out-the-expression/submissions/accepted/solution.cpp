// A function for each level of the grammar, all reading from the same place of the text: sums of terms, products of
// factors, and factors, which are numbers or sums in parentheses. Each collects from left to right. C++ rounds a quotient
// towards zero. A minus in front is subtracted from 0. O(n).
#include <bits/stdc++.h>
using namespace std;

struct DivisionByZero {};

struct Reader {
    const string& text;
    size_t at = 0;

    char next() const { return at < text.size() ? text[at] : ')'; }

    long long factor() {
        long long value = 0;
        if (next() == '(') {
            at++;
            value = sum();
            at++;
            return value;
        }
        while (isdigit(next())) value = 10 * value + (text[at++] - '0');
        return value;
    }

    long long product() {
        long long value = factor();
        while (next() == '*' || next() == '/') {
            char sign = text[at++];
            long long other = factor();
            if (sign == '*') value *= other;
            else if (other == 0) throw DivisionByZero{};
            else value /= other;
        }
        return value;
    }

    long long sum() {
        long long value = next() == '-' ? 0 : product();
        while (next() == '+' || next() == '-') {
            char sign = text[at++];
            long long other = product();
            value += sign == '+' ? other : -other;
        }
        return value;
    }
};

optional<long long> valueOf(const string& expression) {
    try {
        return Reader{expression}.sum();
    } catch (const DivisionByZero&) {
        return nullopt;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string expression;
    cin >> expression;

    auto value = valueOf(expression);
    if (value) cout << *value << '\n';
    else cout << "division by zero\n";
}

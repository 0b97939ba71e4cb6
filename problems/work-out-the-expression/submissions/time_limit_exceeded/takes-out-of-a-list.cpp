// Too slow: replaces two numbers and an operator in a list by their result, so that all that follows moves up each time.
#include <bits/stdc++.h>
using namespace std;

struct Token {
    char sign;  // 'n' for a number
    long long number;
};

void reduce(vector<Token>& row, const string& signs) {
    for (size_t i = 1; i + 1 < row.size();) {
        if (signs.find(row[i].sign) == string::npos) {
            i++;
            continue;
        }
        long long a = row[i - 1].number, b = row[i + 1].number;
        if (row[i].sign == '/' && b == 0) throw 0;
        row[i - 1].number = row[i].sign == '+' ? a + b : row[i].sign == '-' ? a - b : row[i].sign == '*' ? a * b : a / b;
        row.erase(row.begin() + i, row.begin() + i + 2);
    }
}

int main() {
    string text;
    cin >> text;
    vector<vector<Token>> levels(1);
    auto close = [&] {
        vector<Token>& row = levels.back();
        if (row[0].sign == '-') row.insert(row.begin(), Token{'n', 0});
        reduce(row, "*/");
        reduce(row, "+-");
        return row[0];
    };
    try {
        for (size_t i = 0; i < text.size(); i++) {
            if (text[i] == '(') {
                levels.emplace_back();
            } else if (text[i] == ')') {
                Token value = close();
                levels.pop_back();
                levels.back().push_back(value);
            } else if (!isdigit(text[i])) {
                levels.back().push_back({text[i], 0});
            } else {
                size_t length = 0;
                long long number = stoll(text.substr(i, 11), &length);
                levels.back().push_back({'n', number});
                i += length - 1;
            }
        }
        cout << close().number << '\n';
    } catch (int) {
        cout << "division by zero\n";
    }
}

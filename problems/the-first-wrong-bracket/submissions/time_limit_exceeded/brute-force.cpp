// Too slow: asks for each beginning whether it can still become correct. For that, pairs that stand side by side are
// struck out until none is left; then a closing bracket must not remain.
#include <bits/stdc++.h>
using namespace std;

string strikeOut(string text) {
    string brackets;
    for (char character : text)
        if (!isalpha(character)) brackets += character;
    for (bool changed = true; changed;) {
        changed = false;
        for (string pair : {"()", "[]", "{}"}) {
            size_t place = brackets.find(pair);
            if (place == string::npos) continue;
            brackets.erase(place, 2);
            changed = true;
        }
    }
    return brackets;
}

int main() {
    string text;
    cin >> text;
    for (size_t length = 1; length <= text.size(); length++) {
        string left = strikeOut(text.substr(0, length));
        if (left.find_first_of(")]}") != string::npos) {
            cout << "WRONG " << length << '\n';
            return 0;
        }
    }
    string left = strikeOut(text), end;
    for (char opening : left) end = (opening == '(' ? ')' : opening == '[' ? ']' : '}') + end;
    cout << (end.empty() ? "OK" : "ADD " + end) << '\n';
}

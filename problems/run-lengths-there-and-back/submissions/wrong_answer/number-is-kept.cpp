// Forgets to set the number back after a letter: letters without a number get the one before.
#include <bits/stdc++.h>
using namespace std;

string unpack(const string& code) {
    string text;
    int count = 1;
    for (size_t i = 0; i < code.size(); i++) {
        if (isdigit(code[i])) {
            count = i > 0 && isdigit(code[i - 1]) ? 10 * count + (code[i] - '0') : code[i] - '0';
        } else {
            text.append(count, code[i]);
        }
    }
    return text;
}

string pack(const string& text) {
    string code;
    for (size_t begin = 0, end; begin < text.size(); begin = end) {
        end = begin;
        while (end < text.size() && text[end] == text[begin]) end++;
        if (end - begin > 1) code += to_string(end - begin);
        code += text[begin];
    }
    return code;
}

int main() {
    int q;
    cin >> q;
    for (string task, word; cin >> task >> word;) cout << (task == "pack" ? pack(word) : unpack(word)) << '\n';
}

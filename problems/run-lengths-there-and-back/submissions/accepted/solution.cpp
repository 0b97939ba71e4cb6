// Packing goes from run to run. Unpacking builds a number digit by digit, and each letter ends a part. O(letters).
#include <bits/stdc++.h>
using namespace std;

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

string unpack(const string& code) {
    string text;
    int count = 0;  // 0: no number so far
    for (char character : code) {
        if (isdigit(character)) {
            count = 10 * count + (character - '0');
        } else {
            text.append(max(count, 1), character);
            count = 0;
        }
    }
    return text;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q--) {
        string task, word;
        cin >> task >> word;
        cout << (task == "pack" ? pack(word) : unpack(word)) << '\n';
    }
}

// The stack holds the closing brackets that are still due. A closing bracket is wrong if it is not the one on top, and
// then nothing that follows helps; as long as none is wrong, closing everything from the top down makes the text correct,
// so the first such bracket is the place asked for. O(n).
#include <bits/stdc++.h>
using namespace std;

string checkBrackets(const string& text) {
    string due;  // the stack; its top is at the end
    for (size_t i = 0; i < text.size(); i++) {
        char character = text[i];
        if (character == '(') due += ')';
        else if (character == '[') due += ']';
        else if (character == '{') due += '}';
        else if (character == ')' || character == ']' || character == '}') {
            if (due.empty() || due.back() != character) return "WRONG " + to_string(i + 1);
            due.pop_back();
        }
    }
    if (due.empty()) return "OK";
    reverse(due.begin(), due.end());
    return "ADD " + due;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    cin >> text;

    cout << checkBrackets(text) << '\n';
}

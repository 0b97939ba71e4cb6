// As many write it: std::stack of opening brackets, and a chain of comparisons.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    cin >> s;
    stack<char> st;
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] == '(' || s[i] == '[' || s[i] == '{') st.push(s[i]);
        if (s[i] == ')' || s[i] == ']' || s[i] == '}') {
            bool ok = !st.empty();
            if (ok) {
                char c = st.top();
                st.pop();
                ok = (c == '(' && s[i] == ')') || (c == '[' && s[i] == ']') || (c == '{' && s[i] == '}');
            }
            if (!ok) {
                cout << "WRONG " << i + 1 << endl;
                return 0;
            }
        }
    }
    if (st.empty()) {
        cout << "OK" << endl;
        return 0;
    }
    cout << "ADD ";
    while (!st.empty()) {
        char c = st.top();
        st.pop();
        if (c == '(') cout << ')';
        if (c == '[') cout << ']';
        if (c == '{') cout << '}';
    }
    cout << endl;
}

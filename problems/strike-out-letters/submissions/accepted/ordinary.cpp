// As many write it: std::stack, and the word turned round at the end.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    int k;
    cin >> s >> k;
    stack<char> st;
    for (char c : s) {
        while (!st.empty() && k > 0 && st.top() > c) {
            st.pop();
            k--;
        }
        st.push(c);
    }
    while (k > 0) {
        st.pop();
        k--;
    }
    string answer;
    while (!st.empty()) {
        answer += st.top();
        st.pop();
    }
    reverse(answer.begin(), answer.end());
    cout << answer << endl;
}

// Too slow: walks through a linked list from the bracket opened first to the one opened last, for every closing bracket.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    list<char> due;
    for (size_t i = 0; i < text.size(); i++) {
        size_t kind = string("([{").find(text[i]);
        if (kind != string::npos) {
            due.push_back(")]}"[kind]);
            continue;
        }
        if (isalpha(text[i])) continue;
        // Looks for the bracket opened last from the one opened first.
        auto last = due.begin();
        while (last != due.end() && next(last) != due.end()) ++last;
        if (last == due.end() || *last != text[i]) {
            cout << "WRONG " << i + 1 << '\n';
            return 0;
        }
        due.erase(last);
    }
    if (due.empty()) cout << "OK\n";
    else cout << "ADD " << string(due.rbegin(), due.rend()) << '\n';
}

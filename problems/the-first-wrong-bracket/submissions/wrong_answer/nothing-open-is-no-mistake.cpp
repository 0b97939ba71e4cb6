// Forgets that a closing bracket can come when nothing is open.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    vector<pair<char, int>> due;  // the closing bracket, and where it was opened
    for (int i = 0; i < (int)text.size(); i++) {
        size_t kind = string("([{").find(text[i]);
        if (kind != string::npos) due.push_back({")]}"[kind], i + 1});
        else if (!isalpha(text[i])) {
            if (due.empty()) continue;
            if (due.back().first != text[i]) return printf("WRONG %d\n", i + 1), 0;
            due.pop_back();
        }
    }
    if (due.empty()) return puts("OK"), 0;
    string end;
    for (auto [closing, place] : due) end = closing + end;
    puts(("ADD " + end).c_str());
}

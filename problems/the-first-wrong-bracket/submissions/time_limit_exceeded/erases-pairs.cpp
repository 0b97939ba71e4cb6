// Too slow: letters are left out, and each pair of brackets is taken out of the text as soon as it closes. O(n^2), but moves are cheap.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    cin >> text;
    vector<int> places;
    string brackets;
    for (int i = 0; i < (int)text.size(); i++)
        if (!islower(text[i])) {
            brackets += text[i];
            places.push_back(i + 1);
        }
    size_t at = 0;
    auto closing = [](char c) { return c == '(' ? ')' : c == '[' ? ']' : '}'; };
    while (at < brackets.size()) {
        char c = brackets[at];
        if (c == '(' || c == '[' || c == '{') {
            at++;
            continue;
        }
        if (at == 0 || closing(brackets[at - 1]) != c) {
            cout << "WRONG " << places[at] << '\n';
            return 0;
        }
        brackets.erase(at - 1, 2);
        places.erase(places.begin() + at - 1, places.begin() + at + 1);
        at--;
    }
    if (brackets.empty()) {
        cout << "OK\n";
        return 0;
    }
    string rest;
    for (int i = (int)brackets.size() - 1; i >= 0; i--) rest += closing(brackets[i]);
    cout << "ADD " << rest << '\n';
}

// Sorts by length first and by letters second.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    size_t k;
    cin >> text >> k;
    set<pair<size_t, string>> passages;
    for (size_t from = 0; from < text.size(); from++)
        for (size_t length = 1; from + length <= text.size(); length++) passages.insert({length, text.substr(from, length)});
    cout << passages.size() << '\n';
    cout << (k > passages.size() ? "-" : next(passages.begin(), k - 1)->second) << '\n';
}

// Too slow: looks for the smallest letter in reach again for each letter of the result.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string word, left;
    int k;
    cin >> word >> k;
    auto from = word.begin();
    for (int length = word.size() - k; length > 0; length--) {
        auto place = min_element(from, word.end() - (length - 1));
        left += *place;
        from = place + 1;
    }
    cout << left << '\n';
}

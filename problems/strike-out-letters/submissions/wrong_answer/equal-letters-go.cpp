// Strikes out a letter before an equal one, too.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string word, left;
    int k;
    cin >> word >> k;
    size_t length = word.size() - k;
    for (char letter : word) {
        while (k > 0 && !left.empty() && left.back() >= letter) left.pop_back(), k--;
        left += letter;
    }
    cout << left.substr(0, length) << endl;
}

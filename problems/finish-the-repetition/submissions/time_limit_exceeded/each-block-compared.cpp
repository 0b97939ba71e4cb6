// Too slow: compares the text with itself, moved by each number of letters, with the library.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size(), best = n;
    for (int block = 1; block < n; block++) {
        if (text.compare(block, n - block, text, 0, n - block) != 0) continue;
        best = min(best, block * max(2, (n + block - 1) / block) - n);
    }
    cout << best << '\n';
}

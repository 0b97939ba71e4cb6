// Too slow: tries all lengths from n on, and for each one all blocks, letter by letter.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size();
    for (int length = n;; length++) {
        for (int block = 1; block <= length / 2 && block <= n; block++) {
            if (length % block != 0) continue;
            bool fits = true;
            for (int i = 0; i < n && fits; i++) fits = text[i] == text[i % block];
            if (!fits) continue;
            cout << length - n << '\n';
            return 0;
        }
    }
}

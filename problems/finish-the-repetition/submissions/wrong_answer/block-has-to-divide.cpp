// Takes a block only if the text ends with it, and otherwise the whole text.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size();
    vector<int> border(n + 1, 0);
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && text[i] != text[k]) k = border[k];
        if (text[i] == text[k]) k++;
        border[i + 1] = k;
    }
    int block = n - border[n];
    cout << (block < n && n % block == 0 ? 0 : n) << endl;
}

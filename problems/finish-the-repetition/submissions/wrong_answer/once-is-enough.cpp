// Tries the whole text as a block, too, but lets it be written once.
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
    int best = n;
    for (int k = border[n];; k = border[k]) {
        int block = n - k;
        best = min(best, (n + block - 1) / block * block - n);
        if (k == 0) break;
    }
    cout << best << endl;
}

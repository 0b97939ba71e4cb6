// Fills up a block that is full.
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
    for (int k = border[n]; k > 0; k = border[k]) {
        int block = n - k;
        best = min(best, max(2 * block - n, block - n % block));
    }
    cout << best << endl;
}

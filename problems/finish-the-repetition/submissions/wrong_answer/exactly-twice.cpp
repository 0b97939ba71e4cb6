// Only thinks of blocks that are written twice.
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
    for (int k = border[n]; k > 0; k = border[k])
        if (2 * (n - k) >= n) best = min(best, 2 * (n - k) - n);
    cout << best << endl;
}

// A block of q letters is possible exactly if the text has a border of n - q letters, a proper end that is a beginning as
// well. The prefix function finds the longest border, its longest border, and so on, down to the empty one, which stands
// for the block of all n letters. Each possible block gives a length; the shortest block need not give the smallest. O(n).
#include <bits/stdc++.h>
using namespace std;

int missingLetters(const string& text) {
    int n = text.size();
    vector<int> border(n + 1, 0);  // border[k]: the longest border of the first k letters
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && text[i] != text[k]) k = border[k];
        if (text[i] == text[k]) k++;
        border[i + 1] = k;
    }
    int best = n;  // the whole text as a block, written once more
    for (int k = border[n]; k > 0; k = border[k]) {
        int block = n - k;
        int times = max(2, (n + block - 1) / block);
        best = min(best, block * times - n);
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    cin >> text;

    cout << missingLetters(text) << '\n';
}

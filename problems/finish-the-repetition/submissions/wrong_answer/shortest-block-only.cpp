// Takes the shortest block, which is not always the best one.
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
    int times = max(2, (n + block - 1) / block);
    cout << block * times - n << endl;
}

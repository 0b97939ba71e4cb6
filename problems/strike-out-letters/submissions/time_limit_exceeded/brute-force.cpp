// Too slow: tries every choice of k letters.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string word, best;
    int k;
    cin >> word >> k;
    vector<bool> isStruckOut(word.size(), false);
    fill(isStruckOut.end() - k, isStruckOut.end(), true);
    do {
        string left;
        for (size_t i = 0; i < word.size(); i++)
            if (!isStruckOut[i]) left += word[i];
        if (best.empty() || left < best) best = left;
    } while (next_permutation(isStruckOut.begin(), isStruckOut.end()));
    cout << best << '\n';
}

// ways[j], after i letters of the first word: colourings of the first i + j letters of the mixed word with i red ones and j
// blue ones. The last of these letters is either red, and letter i of the first word, or blue, and letter j of the second.
// O(nm) time, O(m) memory.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int countWays(const string& first, const string& second, const string& mixed) {
    int n = first.size(), m = second.size();
    vector<int> ways(m + 1, 0);
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i == 0 && j == 0) {
                ways[j] = 1;
                continue;
            }
            char last = mixed[i + j - 1];
            int sum = 0;
            if (i > 0 && first[i - 1] == last) sum += ways[j];
            if (j > 0 && second[j - 1] == last) sum += ways[j - 1];  // below 2^31: both are below the modulus
            ways[j] = sum % MODULUS;
        }
    }
    return ways[m];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string first, second, mixed;
    cin >> first >> second >> mixed;

    cout << countWays(first, second, mixed) << '\n';
}

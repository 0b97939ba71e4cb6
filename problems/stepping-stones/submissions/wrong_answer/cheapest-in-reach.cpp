// Always jumps to the cheapest stone in reach, or onto the bank if that is in reach.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<long long> fees(n + 1, LLONG_MAX);
    for (int i = 1; i <= n; i++) {
        string word;
        cin >> word;
        if (word != "x") fees[i] = stoll(word);
    }
    long long total = 0;
    int at = 0;
    while (at + k <= n) {
        int best = -1;
        for (int next = at + 1; next <= at + k; next++)
            if (fees[next] != LLONG_MAX && (best < 0 || fees[next] <= fees[best])) best = next;
        if (best < 0) return puts("IMPOSSIBLE"), 0;
        total += fees[best];
        at = best;
    }
    cout << total << '\n';
}

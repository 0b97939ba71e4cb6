// The step has to divide every period, so the longest is their greatest common divisor; the second has to be a multiple of
// every period, so the first is their least common multiple. Both are built up lamp by lamp. O(n + log of a period).
#include <bits/stdc++.h>
using namespace std;

const long long LATEST = 1000000000000000000;  // 10^18

struct Answer {
    long long step;
    long long together;  // 0 if it is after LATEST
};

Answer answerBoth(const vector<long long>& periods) {
    long long step = 0;      // gcd(0, a) = a
    long long together = 1;  // 0 once it is after LATEST
    for (long long period : periods) {
        step = gcd(step, period);
        if (together == 0) continue;
        long long factor = period / gcd(together, period);
        together = factor > LATEST / together ? 0 : together * factor;
    }
    return {step, together};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> periods(n);
    for (long long& period : periods) cin >> period;

    Answer answer = answerBoth(periods);
    cout << answer.step << '\n';
    if (answer.together == 0) cout << "TOO LATE\n";
    else cout << answer.together << '\n';
}

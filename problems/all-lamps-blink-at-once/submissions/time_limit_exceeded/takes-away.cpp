// Too slow: takes the smaller number away from the larger one again and again, instead of dividing: 10^15 times for
// 10^15 and 1.
#include <bits/stdc++.h>
using namespace std;

const long long LATEST = 1000000000000000000;  // 10^18

struct Answer {
    long long step;
    long long together;  // 0 if it is after LATEST
};

long long gcdByTakingAway(long long a, long long b) {
    while (a != b) {
        if (a > b) a -= b;
        else b -= a;
    }
    return a;
}

Answer answerBoth(const vector<long long>& periods) {
    long long step = periods[0];
    long long together = 1;  // 0 once it is after LATEST
    for (long long period : periods) {
        step = gcdByTakingAway(step, period);
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

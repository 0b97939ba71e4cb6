// Wrong: leaves the inverse negative, as Euclid's algorithm may give it, and so the power.
#include <bits/stdc++.h>
using namespace std;

struct Question {
    long long a, b, m;
};

long long inverse(long long a, long long m) {
    long long rest = m, nextRest = a % m;  // rest = times * a + a multiple of m
    long long times = 0, nextTimes = 1;
    while (nextRest != 0) {
        long long quotient = rest / nextRest;
        tie(rest, nextRest) = make_pair(nextRest, rest - quotient * nextRest);
        tie(times, nextTimes) = make_pair(nextTimes, times - quotient * nextTimes);
    }
    return rest == 1 ? times : 0;
}

long long powerModulo(long long a, long long b, long long m) {
    if (b < 0) {
        a = inverse(a, m);
        if (a == 0) return -1;
        b = -b;
    }
    long long power = 1 % m;
    for (long long square = a % m; b > 0; b /= 2) {
        if (b % 2 == 1) power = power * square % m;
        square = square * square % m;
    }
    return power;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<Question> questions(q);
    for (Question& question : questions) cin >> question.a >> question.b >> question.m;

    for (auto [a, b, m] : questions) {
        long long power = powerModulo(a, b, m);
        if (power < 0) cout << "NONE\n";
        else cout << power << '\n';
    }
}

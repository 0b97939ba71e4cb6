// Too slow: tries all numbers below m for the inverse.
#include <bits/stdc++.h>
using namespace std;

struct Question {
    long long a, b, m;
};

long long inverse(long long a, long long m) {
    for (long long x = 0; x < m; x++)
        if (a * x % m == 1 % m) return x;
    return -1;
}

long long powerModulo(long long a, long long b, long long m) {
    if (b < 0) {
        a = inverse(a, m);
        if (a < 0) return -1;
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

// Wrong: does not allow repeats in either kind of question.
#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000007;
const int MOST = 500000;  // flavours, and also scoops

struct Question {
    int kind;  // 1: all different, 2: repeats are allowed
    int flavours, scoops;
};

long long power(long long base, long long exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MOD;
        base = base * base % MOD;
    }
    return result;
}

vector<long long> countChoices(const vector<Question>& questions) {
    const int top = 2 * MOST - 1;  // the largest n + k - 1
    vector<long long> factorial(top + 1, 1), inverse(top + 1, 1);
    for (int i = 1; i <= top; i++) factorial[i] = factorial[i - 1] * i % MOD;
    inverse[top] = power(factorial[top], MOD - 2);
    for (int i = top; i > 0; i--) inverse[i - 1] = inverse[i] * i % MOD;
    auto choose = [&](int n, int k) { return k > n ? 0 : factorial[n] * inverse[k] % MOD * inverse[n - k] % MOD; };

    vector<long long> ways;
    for (auto [kind, flavours, scoops] : questions)
        ways.push_back(choose(flavours, scoops));
    return ways;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<Question> questions(q);
    for (Question& question : questions) cin >> question.kind >> question.flavours >> question.scoops;

    for (long long ways : countChoices(questions)) cout << ways << '\n';
}

// Too slow: multiplies numerator and denominator anew for each question, O(k).
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
    auto choose = [&](int n, int k) {
        long long above = 1, below = 1;
        for (int i = 1; i <= k; i++) {
            above = above * max(0, n - k + i) % MOD;
            below = below * i % MOD;
        }
        return above * power(below, MOD - 2) % MOD;
    };

    vector<long long> ways;
    for (auto [kind, flavours, scoops] : questions)
        ways.push_back(choose(kind == 1 ? flavours : flavours + scoops - 1, scoops));
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

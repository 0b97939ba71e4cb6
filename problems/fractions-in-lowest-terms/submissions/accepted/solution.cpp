// With denominator y there are as many such fractions as numbers below y without a common divisor: Euler's totient. Each prime
// that divides y removes its share of the numerators, so a sieve finds all totients at once. Then each question is a difference
// of two prefix sums. O(N log log N + q).
#include <bits/stdc++.h>
using namespace std;

struct Question {
    int from, to;
};

vector<long long> countFractions(const vector<Question>& questions) {
    int largest = 1;
    for (auto [from, to] : questions) largest = max(largest, to);
    vector<int> totient(largest + 1);
    iota(totient.begin(), totient.end(), 0);
    for (int prime = 2; prime <= largest; prime++) {
        if (totient[prime] != prime) continue;  // a smaller prime has changed it
        for (int y = prime; y <= largest; y += prime) totient[y] -= totient[y] / prime;
    }
    vector<long long> upTo(largest + 1);
    for (int y = 2; y <= largest; y++) upTo[y] = upTo[y - 1] + totient[y];  // no fraction has the denominator 1

    vector<long long> counts;
    for (auto [from, to] : questions) counts.push_back(upTo[to] - upTo[from - 1]);
    return counts;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<Question> questions(q);
    for (Question& question : questions) cin >> question.from >> question.to;

    for (long long count : countFractions(questions)) cout << count << '\n';
}

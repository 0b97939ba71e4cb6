// A sieve finds all primes once; upTo[x] counts those that are at most x. Then each question is one subtraction.
// O(N log log N + q) for numbers up to N.
#include <bits/stdc++.h>
using namespace std;

struct Question {
    int from, to;
};

vector<int> countPrimes(const vector<Question>& questions) {
    int largest = 1;
    for (auto [from, to] : questions) largest = max(largest, to);
    vector<char> isPrime(largest + 1, true);
    isPrime[0] = isPrime[1] = false;
    for (int prime = 2; prime * prime <= largest; prime++) {
        if (!isPrime[prime]) continue;
        // Smaller multiples have a smaller prime divisor and are crossed out already.
        for (int multiple = prime * prime; multiple <= largest; multiple += prime) isPrime[multiple] = false;
    }
    vector<int> upTo(largest + 1);
    for (int x = 1; x <= largest; x++) upTo[x] = upTo[x - 1] + isPrime[x];

    vector<int> counts;
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

    for (int count : countPrimes(questions)) cout << count << '\n';
}

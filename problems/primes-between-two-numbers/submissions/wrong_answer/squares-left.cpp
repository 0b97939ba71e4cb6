// Wrong: begins to cross out behind the square of a prime.
#include <bits/stdc++.h>
using namespace std;

const int LARGEST = 2000000;

struct Question {
    int from, to;
};

vector<int> countPrimes(const vector<Question>& questions) {
    vector<char> isPrime(LARGEST + 1, true);
    isPrime[0] = isPrime[1] = false;
    for (int prime = 2; prime * prime <= LARGEST; prime++) {
        if (!isPrime[prime]) continue;
        // Smaller multiples have a smaller prime divisor and are crossed out already.
        for (int multiple = prime * prime + prime; multiple <= LARGEST; multiple += prime) isPrime[multiple] = false;
    }
    vector<int> upTo(LARGEST + 1);
    for (int x = 1; x <= LARGEST; x++) upTo[x] = upTo[x - 1] + isPrime[x];

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

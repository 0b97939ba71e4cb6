// Too slow: has a sieve, but walks through the whole range for each question.
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
        for (int multiple = prime * prime; multiple <= LARGEST; multiple += prime) isPrime[multiple] = false;
    }


    vector<int> counts;
    for (auto [from, to] : questions) {
        int count = 0;
        for (int x = from; x <= to; x++)
            if (isPrime[x]) count++;
        counts.push_back(count);
    }
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

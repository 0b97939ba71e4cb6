// Wrong: removes the share of a prime again for each power of it that divides the denominator.
#include <bits/stdc++.h>
using namespace std;

const int LARGEST = 1000000;

struct Question {
    int from, to;
};

vector<long long> countFractions(const vector<Question>& questions) {
    vector<int> totient(LARGEST + 1);
    iota(totient.begin(), totient.end(), 0);
    for (int prime = 2; prime <= LARGEST; prime++) {
        if (totient[prime] != prime) continue;  // a smaller prime has changed it
        for (long long power = prime; power <= LARGEST; power *= prime)
            for (int y = power; y <= LARGEST; y += power) totient[y] -= totient[y] / prime;
    }
    vector<long long> upTo(LARGEST + 1);
    for (int y = 2; y <= LARGEST; y++) upTo[y] = upTo[y - 1] + totient[y];  // no fraction has the denominator 1

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

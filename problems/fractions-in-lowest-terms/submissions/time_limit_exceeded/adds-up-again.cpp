// Too slow: has all totients, but adds them up anew for each question.
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
        for (int y = prime; y <= LARGEST; y += prime) totient[y] -= totient[y] / prime;
    }


    vector<long long> counts;
    for (auto [from, to] : questions) {
        long long count = 0;
        for (int y = max(from, 2); y <= to; y++) count += totient[y];
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

    for (long long count : countFractions(questions)) cout << count << '\n';
}

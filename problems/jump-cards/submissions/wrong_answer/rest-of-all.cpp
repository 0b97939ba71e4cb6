// Wrong: takes the rest of k by the length of the cycle without setting the tail aside.
#include <bits/stdc++.h>
using namespace std;

struct Question {
    int start;
    long long jumps;
};

struct Answer {
    int place;
    int different;
};

vector<Answer> follow(const vector<int>& cards, const vector<Question>& questions) {
    int n = (int)cards.size() - 1;
    // What nobody jumps to is no part of a cycle; take it away, and again. What remains are the cycles.
    vector<int> jumpsTo(n + 1, 0), removed;
    for (int i = 1; i <= n; i++) jumpsTo[cards[i]]++;
    for (int i = 1; i <= n; i++)
        if (jumpsTo[i] == 0) removed.push_back(i);
    for (size_t i = 0; i < removed.size(); i++)
        if (--jumpsTo[cards[removed[i]]] == 0) removed.push_back(cards[removed[i]]);

    vector<int> tail(n + 1, 0), length(n + 1, 0);  // length of the cycle that a place leads to
    for (int i = 1; i <= n; i++) {
        if (jumpsTo[i] == 0 || length[i] != 0) continue;
        int count = 1;
        for (int at = cards[i]; at != i; at = cards[at]) count++;
        length[i] = count;
        for (int at = cards[i]; at != i; at = cards[at]) length[at] = count;
    }
    for (auto place = removed.rbegin(); place != removed.rend(); ++place) {
        tail[*place] = tail[cards[*place]] + 1;
        length[*place] = length[cards[*place]];
    }

    vector<Answer> answers;
    vector<int> left;  // jumps that matter
    for (auto [start, jumps] : questions) {
        long long before = tail[start], around = length[start];
        left.push_back((int)(jumps < before ? jumps : jumps % around));
        answers.push_back({start, (int)min(jumps + 1, before + around)});
    }
    vector<int> power = cards, twice(n + 1, 0);
    for (int bit = 1; bit <= n; bit *= 2) {
        for (size_t i = 0; i < answers.size(); i++)
            if (left[i] & bit) answers[i].place = power[answers[i].place];
        for (int i = 1; i <= n; i++) twice[i] = power[power[i]];
        swap(power, twice);
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> cards(n + 1, 0);
    for (int i = 1; i <= n; i++) cin >> cards[i];
    vector<Question> questions(q);
    for (auto& [start, jumps] : questions) cin >> start >> jumps;

    for (auto [place, different] : follow(cards, questions)) cout << place << ' ' << different << '\n';
}

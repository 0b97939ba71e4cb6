// Passages are beginnings of suffixes. In the sorted order of the suffixes, those beginnings are new that are longer than
// what a suffix has in common with the one before it, and they come in the order asked for. The order is found by doubling
// the number of letters that count, the common beginnings by Kasai's algorithm. O(n log^2 n).
#include <bits/stdc++.h>
using namespace std;

struct Answer {
    long long passages = 0;
    string kth;  // empty: there are fewer than k
};

// The places of the suffixes in alphabetical order.
vector<int> sortedSuffixes(const string& text) {
    int n = text.size();
    vector<int> order(n), rank(text.begin(), text.end()), next(n);
    iota(order.begin(), order.end(), 0);
    for (int length = 1;; length *= 2) {
        // A suffix that has ended is smaller than all others.
        auto second = [&](int i) { return i + length < n ? rank[i + length] : -1; };
        auto isSmaller = [&](int a, int b) {
            return rank[a] != rank[b] ? rank[a] < rank[b] : second(a) < second(b);
        };
        sort(order.begin(), order.end(), isSmaller);
        next[order[0]] = 0;
        for (int i = 1; i < n; i++) next[order[i]] = next[order[i - 1]] + isSmaller(order[i - 1], order[i]);
        rank = next;
        if (rank[order[n - 1]] == n - 1) return order;
    }
}

// For each suffix in this order, how many letters it has in common with the one before it.
vector<int> commonBeginnings(const string& text, const vector<int>& order) {
    int n = text.size();
    vector<int> rank(n), common(n, 0);
    for (int i = 0; i < n; i++) rank[order[i]] = i;
    for (int i = 0, length = 0; i < n; i++) {
        if (rank[i] == 0) {
            length = 0;
            continue;
        }
        int before = order[rank[i] - 1];
        while (max(i, before) + length < n && text[i + length] == text[before + length]) length++;
        common[rank[i]] = length;
        if (length > 0) length--;
    }
    return common;
}

Answer kthPassage(const string& text, long long k) {
    vector<int> order = sortedSuffixes(text), common = commonBeginnings(text, order);
    Answer answer;
    for (size_t i = 0; i < order.size(); i++) {
        int fresh = (int)text.size() - order[i] - common[i];
        long long place = k - answer.passages;
        if (place >= 1 && place <= fresh) answer.kth = text.substr(order[i], common[i] + place);
        answer.passages += fresh;
    }
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    long long k;
    cin >> text >> k;

    Answer answer = kthPassage(text, k);
    cout << answer.passages << '\n' << (answer.kth.empty() ? "-" : answer.kth) << '\n';
}

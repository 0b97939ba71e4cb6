// Plays the rounds with arrays. A merge takes the front coach out of one of the two pieces, as the yard does, and the array closes the gap.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> weight(n + 1);
    for (int i = 1; i <= n; i++) scanf("%d", &weight[i]);
    vector<int> train(n);
    iota(train.begin(), train.end(), 1);

    int rounds = 0;
    long long newCouplings = 0;
    for (;;) {
        vector<vector<int>> pieces;
        for (int i = 0; i < n; i++) {
            if (i == 0 || weight[train[i]] < weight[train[i - 1]]) pieces.push_back({});
            pieces.back().push_back(train[i]);
        }
        if (pieces.size() == 1) break;
        rounds++;
        vector<int> next;
        for (size_t p = 0; p < pieces.size(); p += 2) {
            vector<int>& one = pieces[p];
            vector<int> two = p + 1 < pieces.size() ? pieces[p + 1] : vector<int>{};
            while (!one.empty() || !two.empty()) {
                bool takesOne = two.empty() || (!one.empty() && weight[one[0]] <= weight[two[0]]);
                vector<int>& piece = takesOne ? one : two;
                next.push_back(piece[0]);
                vector<int> rest(piece.begin() + 1, piece.end());
                piece = rest;
            }
        }
        vector<int> behind(n + 1, 0);
        for (int i = 0; i + 1 < n; i++) behind[train[i]] = train[i + 1];
        for (int i = 0; i + 1 < n; i++) newCouplings += behind[next[i]] != next[i + 1];
        train = next;
    }
    printf("%d %lld\n", rounds, newCouplings);
    for (int coach : train) printf("%d ", coach);
    puts("");
}

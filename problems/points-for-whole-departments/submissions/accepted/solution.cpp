// In the order of a depth-first search, every department is a range. A range is changed by a note at its first place and one behind
// its last; sums over the values follow from two binary indexed trees, of the notes and of the notes times their places.
// O(n + q log n).
#include <bits/stdc++.h>
using namespace std;

class Company {
    int n;
    vector<int> first, size;  // of a department: its first place, and how many people it has
    vector<long long> plain, weighted;

public:
    explicit Company(const vector<int>& boss)
        : n((int)boss.size() - 1), first(n + 1), size(n + 1, 1), plain(n + 1), weighted(n + 1) {
        for (int v = n; v > 1; v--) size[boss[v]] += size[v];
        vector<int> nextFree(n + 1);  // for the departments of the people whose boss this is
        first[1] = 1;
        nextFree[1] = 2;
        for (int v = 2; v <= n; v++) {
            first[v] = nextFree[boss[v]];
            nextFree[boss[v]] += size[v];
            nextFree[v] = first[v] + 1;
        }
    }

    void give(int v, int points) {
        note(first[v], points);
        note(first[v] + size[v], -points);
    }

    long long sum(int v) const {
        return sumOfFirst(first[v] + size[v] - 1) - sumOfFirst(first[v] - 1);
    }

private:
    // All values from this place on become larger.
    void note(int place, int points) {
        for (int i = place; i <= n; i += i & -i) {
            plain[i] += points;
            weighted[i] += points * place;  // about 10^9 at most
        }
    }

    long long sumOfFirst(int count) const {
        long long notes = 0, notesTimesPlaces = 0;
        for (int i = count; i > 0; i -= i & -i) {
            notes += plain[i];
            notesTimesPlaces += weighted[i];
        }
        return notes * (count + 1) - notesTimesPlaces;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> boss(n + 1, 0);
    for (int v = 2; v <= n; v++) cin >> boss[v];
    Company company(boss);
    while (q-- > 0) {
        char order;
        int v;
        cin >> order >> v;
        if (order == '?') {
            cout << company.sum(v) << '\n';
        } else {
            int points;
            cin >> points;
            company.give(v, points);
        }
    }
}

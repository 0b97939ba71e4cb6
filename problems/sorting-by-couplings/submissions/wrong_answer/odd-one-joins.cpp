// Wrong: three pieces at the end are merged in one round.
#include <bits/stdc++.h>
using namespace std;

struct Coach {
    int number;
    int weight;
    Coach* next;
};

struct Work {
    int rounds = 0;
    long long newCouplings = 0;
    Coach* first = nullptr;  // of the sorted train
};

// Cuts the train behind its first sorted piece and returns what follows.
Coach* cutPiece(Coach* piece) {
    if (piece == nullptr) return nullptr;
    while (piece->next != nullptr && piece->next->weight >= piece->weight) piece = piece->next;
    Coach* rest = piece->next;
    piece->next = nullptr;
    return rest;
}

// Attaches both pieces behind `last`, merged, and returns the new last coach.
Coach* merge(Coach* last, Coach* one, Coach* two) {
    while (one != nullptr && two != nullptr) {
        Coach*& lighter = two->weight < one->weight ? two : one;  // the earlier piece wins a tie
        last->next = lighter;
        last = lighter;
        lighter = lighter->next;
    }
    last->next = one != nullptr ? one : two;
    while (last->next != nullptr) last = last->next;
    return last;
}

Work sortTrain(Coach* first) {
    Work work;
    vector<pair<Coach*, Coach*>> before;  // each coach with the one behind it
    for (;;) {
        before.clear();
        for (Coach* coach = first; coach != nullptr; coach = coach->next) before.push_back({coach, coach->next});
        Coach* rest = cutPiece(first);
        if (rest == nullptr) break;
        work.rounds++;
        Coach dummy{0, 0, nullptr};
        Coach* last = &dummy;
        for (Coach* one = first; one != nullptr;) {
            Coach* two = rest;
            Coach* following = cutPiece(two);
            rest = cutPiece(following);
            if (following != nullptr && rest == nullptr) {
                Coach joined{0, 0, nullptr};
                merge(&joined, two, following);
                two = joined.next;
                following = nullptr;
            }
            last = merge(last, one, two);
            one = following;
        }
        first = dummy.next;
        for (auto [coach, behind] : before) work.newCouplings += coach->next != nullptr && coach->next != behind;
    }
    work.first = first;
    return work;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Coach> coaches(n);
    for (int i = 0; i < n; i++) {
        cin >> coaches[i].weight;
        coaches[i].number = i + 1;
        coaches[i].next = i + 1 < n ? &coaches[i + 1] : nullptr;
    }

    Work work = sortTrain(&coaches[0]);
    cout << work.rounds << ' ' << work.newCouplings << '\n';
    for (Coach* coach = work.first; coach != nullptr; coach = coach->next) {
        cout << coach->number << (coach->next != nullptr ? ' ' : '\n');
    }
}

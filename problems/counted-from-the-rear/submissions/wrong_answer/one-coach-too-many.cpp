// Wrong: an R needs more than k coaches here, so the first coach is never taken.
#include <bits/stdc++.h>
using namespace std;

struct Evening {
    int refusals = 0;
    vector<int> coaches;  // from the front to the rear
};

Evening followTrain(int k, const string& events) {
    Evening evening;
    vector<int> before(events.size() + 1), after(events.size() + 1);
    int arrived = 0, count = 0;
    int marked = 0;  // the k-th coach from the rear

    auto unlink = [&](int coach) {
        after[before[coach]] = after[coach];
        before[after[coach]] = before[coach];
        count--;
    };
    for (char event : events) {
        if (event == 'A') {
            int coach = ++arrived;
            before[coach] = before[0];
            after[coach] = 0;
            after[before[0]] = coach;
            before[0] = coach;
            if (++count >= k) marked = after[marked];
        } else if (count < (event == 'R' ? k + 1 : 1)) {
            evening.refusals++;
        } else {
            int gone = event == 'R' ? marked : before[0];
            if (count >= k) marked = before[marked];  // the coaches behind it are one fewer, or it goes itself
            unlink(gone);
        }
    }
    for (int coach = after[0]; coach != 0; coach = after[coach]) evening.coaches.push_back(coach);
    return evening;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q, k;
    string events;
    cin >> q >> k >> events;

    Evening evening = followTrain(k, events);
    cout << evening.coaches.size() << ' ' << evening.refusals << '\n';
    for (size_t i = 0; i < evening.coaches.size(); i++) cout << (i > 0 ? " " : "") << evening.coaches[i];
    cout << '\n';
}

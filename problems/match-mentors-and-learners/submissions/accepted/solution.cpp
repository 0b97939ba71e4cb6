// Kuhn's algorithm: for each mentor, a depth-first search for a chain in which a learner is taken from another mentor, who
// takes another learner instead, until one of them is free. O(a * m).
#include <bits/stdc++.h>
using namespace std;

struct Pairing {
    const vector<vector<int>>& fitting;
    vector<int> mentorOf;       // of each learner, -1 for nobody
    vector<char> hasBeenAsked;  // the learners, in this search

    // Can the mentor get a learner, if those who are in pairs may change?
    bool findLearner(int mentor) {
        for (int learner : fitting[mentor]) {
            if (hasBeenAsked[learner]) continue;
            hasBeenAsked[learner] = true;
            if (mentorOf[learner] < 0 || findLearner(mentorOf[learner])) {
                mentorOf[learner] = mentor;
                return true;
            }
        }
        return false;
    }
};

int mostPairs(int mentors, int learners, const vector<vector<int>>& fitting) {
    Pairing pairing{fitting, vector<int>(learners, -1), {}};
    int pairs = 0;
    for (int mentor = 0; mentor < mentors; mentor++) {
        pairing.hasBeenAsked.assign(learners, false);
        pairs += pairing.findLearner(mentor);
    }
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int a, b, m;
        cin >> a >> b >> m;
        vector<vector<int>> fitting(a);
        for (int i = 0; i < m; i++) {
            int x, y;
            cin >> x >> y;
            fitting[x - 1].push_back(y - 1);
        }
        cout << mostPairs(a, b, fitting) << '\n';
    }
}

// Too slow: the most talks that end with each one, from all other talks, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Talk {
    int begin, end;
};

int mostTalks(vector<Talk> talks) {
    sort(talks.begin(), talks.end(), [](const Talk& a, const Talk& b) { return a.end < b.end; });
    vector<int> heard(talks.size(), 1);
    for (size_t i = 0; i < talks.size(); i++) {
        for (size_t j = 0; j < talks.size(); j++) {
            if (talks[j].end <= talks[i].begin) heard[i] = max(heard[i], heard[j] + 1);
        }
    }
    return *max_element(heard.begin(), heard.end());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Talk> talks(n);
    for (Talk& talk : talks) cin >> talk.begin >> talk.end;

    cout << mostTalks(talks) << '\n';
}

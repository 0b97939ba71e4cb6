// In the order of the ends, every talk that begins no earlier than the last chosen one ends is taken. Of all talks that could
// be next, it ends first; whoever chooses another one can exchange it for this one and has no less time left. O(n log n).
#include <bits/stdc++.h>
using namespace std;

struct Talk {
    int begin, end;
};

int mostTalks(vector<Talk> talks) {
    sort(talks.begin(), talks.end(), [](const Talk& a, const Talk& b) { return a.end < b.end; });
    int heard = 0, freeFrom = 0;
    for (const Talk& talk : talks) {
        if (talk.begin < freeFrom) continue;
        heard++;
        freeFrom = talk.end;
    }
    return heard;
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

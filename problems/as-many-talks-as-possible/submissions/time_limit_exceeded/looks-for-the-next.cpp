// Too slow: looks through all talks for the one that ends first, again and again, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Talk {
    int begin, end;
};

int mostTalks(vector<Talk> talks) {
    int heard = 0, freeFrom = 0;
    while (true) {
        const Talk* next = nullptr;
        for (const Talk& talk : talks) {
            if (talk.begin >= freeFrom && (next == nullptr || talk.end < next->end)) next = &talk;
        }
        if (next == nullptr) return heard;
        heard++;
        freeFrom = next->end;
    }
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

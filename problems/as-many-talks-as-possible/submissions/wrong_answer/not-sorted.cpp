// Wrong: takes the talks in the order of the input.
#include <bits/stdc++.h>
using namespace std;

struct Talk {
    int begin, end;
};

int mostTalks(vector<Talk> talks) {
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

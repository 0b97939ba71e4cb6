// After station i only one thing about the past matters: on which belt the parcel lies, and how fast it can have come
// there. So two numbers are enough, one for each belt, and each station turns them into the next two:
//
//   left'  = min(left,  right + change) + leftTime[i]
//   right' = min(right, left  + change) + rightTime[i]
//
// O(n). The sum reaches 10^14, so it needs 64 bits.
#include <bits/stdc++.h>
using namespace std;

long long fastestWay(int change, const vector<int>& leftTime, const vector<int>& rightTime) {
    long long left = 0, right = 0;  // before the first station the parcel may lie on either belt
    for (size_t i = 0; i < leftTime.size(); i++) {
        long long nextLeft = min(left, right + change) + leftTime[i];
        long long nextRight = min(right, left + change) + rightTime[i];
        left = nextLeft;
        right = nextRight;
    }
    return min(left, right);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, change;
    cin >> n >> change;
    vector<int> leftTime(n), rightTime(n);
    for (int& seconds : leftTime) cin >> seconds;
    for (int& seconds : rightTime) cin >> seconds;

    cout << fastestWay(change, leftTime, rightTime) << '\n';
}

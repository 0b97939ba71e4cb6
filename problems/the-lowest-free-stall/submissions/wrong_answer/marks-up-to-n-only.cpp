// Wrong: ignores wishes above n, but latecomers can get stalls up to n + m.
#include <bits/stdc++.h>
using namespace std;

vector<int> freeStalls(int latecomers, const vector<int>& wishes) {
    int highest = (int)wishes.size() + latecomers;
    vector<char> isTaken(highest + 1);
    for (int stall : wishes)
        if (stall <= (int)wishes.size()) isTaken[stall] = true;
    vector<int> found;
    for (int stall = 1; (int)found.size() < latecomers; stall++)
        if (!isTaken[stall]) found.push_back(stall);
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> wishes(n);
    for (int& wish : wishes) cin >> wish;

    for (int stall : freeStalls(m, wishes)) cout << stall << ' ';
    cout << '\n';
}

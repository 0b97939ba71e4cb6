// Wrong: keeps flags for 2 * 10^5 numbers only and writes a flag for every wish, however great.
#include <bits/stdc++.h>
using namespace std;

vector<int> freeStalls(int latecomers, const vector<int>& wishes) {
    int highest = (int)wishes.size() + latecomers;
    vector<char> isTaken(400001);
    for (int stall : wishes)
        isTaken.at(stall) = true;
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

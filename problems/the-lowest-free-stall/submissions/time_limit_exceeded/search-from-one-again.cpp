// Too slow: begins the search at 1 again for each latecomer, O((n + m) m).
#include <bits/stdc++.h>
using namespace std;

vector<int> freeStalls(int latecomers, const vector<int>& wishes) {
    int highest = (int)wishes.size() + latecomers;
    vector<char> isTaken(highest + 1);
    for (int stall : wishes)
        if (stall <= highest) isTaken[stall] = true;
    vector<int> found;
    while ((int)found.size() < latecomers) {
        int stall = 1;
        while (isTaken[stall]) stall++;
        isTaken[stall] = true;
        found.push_back(stall);
    }
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

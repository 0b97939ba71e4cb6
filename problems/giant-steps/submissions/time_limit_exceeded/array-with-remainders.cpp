// Finds the place by a remainder, but takes the child out of an array, which moves all those behind.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long s;
    cin >> n >> s;
    vector<int> cards(n), circle(n);
    for (int& card : cards) cin >> card;
    iota(circle.begin(), circle.end(), 0);
    long long place = (s - 1) % n;
    while (!circle.empty()) {
        int child = circle[place];
        cout << child + 1 << ' ';
        circle.erase(circle.begin() + place);
        if (circle.empty()) break;
        long long size = (long long)circle.size();
        place = ((place + cards[child] - (cards[child] > 0)) % size + size) % size;
    }
    cout << '\n';
}

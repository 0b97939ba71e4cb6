// Too slow: raises the strength by the smallest step that changes anything, again and again.
#include <bits/stdc++.h>
using namespace std;

long long weakestVan(int vans, int room, const vector<int>& weights) {
    long long carried = *max_element(weights.begin(), weights.end());
    while (true) {
        int used = 1, boxes = 0;
        long long load = 0, next = LLONG_MAX;
        for (int weight : weights) {
            if (boxes == room || load + weight > carried) {
                if (boxes < room) next = min(next, load + weight);
                used++, boxes = 0, load = 0;
            }
            boxes++, load += weight;
        }
        if (used <= vans) return carried;
        carried = next;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, vans, room;
    cin >> n >> vans >> room;
    vector<int> weights(n);
    for (int& weight : weights) cin >> weight;

    cout << weakestVan(vans, room, weights) << '\n';
}

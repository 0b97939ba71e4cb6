// If vans that carry x are enough, so are stronger ones: binary search for x. For one x, loading each van as full as it
// goes uses the fewest vans, because then the next van begins as late as possible. O(n log(sum of weights)).
#include <bits/stdc++.h>
using namespace std;

bool isEnough(long long carried, int vans, int room, const vector<int>& weights) {
    int used = 1, boxes = 0;
    long long load = 0;
    for (int weight : weights) {
        if (boxes == room || load + weight > carried) {
            used++;
            boxes = 0;
            load = 0;
        }
        boxes++;
        load += weight;
    }
    return used <= vans;
}

long long weakestVan(int vans, int room, const vector<int>& weights) {
    long long low = *max_element(weights.begin(), weights.end());  // every box has to fit
    long long high = accumulate(weights.begin(), weights.end(), 0LL);
    while (low < high) {
        long long middle = (low + high) / 2;
        if (isEnough(middle, vans, room, weights)) high = middle;
        else low = middle + 1;
    }
    return low;
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

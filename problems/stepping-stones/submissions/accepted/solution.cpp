// The least fee for each place comes from the cheapest of the k places before it. A queue keeps the places that may
// still be the cheapest, with rising fees; each enters and leaves once. O(n), 64 bits.
#include <bits/stdc++.h>
using namespace std;

optional<long long> leastFee(const vector<optional<int>>& fees, int k) {
    deque<pair<int, long long>> starts = {{0, 0}};  // places with their total fees, which rise
    const int last = (int)fees.size() - 1;
    for (int place = 1; place <= last; place++) {
        if (!starts.empty() && starts.front().first < place - k) starts.pop_front();
        if (starts.empty()) return nullopt;
        if (!fees[place]) continue;
        const long long total = starts.front().second + *fees[place];
        if (place == last) return total;
        while (!starts.empty() && starts.back().second >= total) starts.pop_back();
        starts.push_back({place, total});
    }
    return nullopt;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<optional<int>> fees(n + 2);
    fees[0] = fees[n + 1] = 0;
    for (int place = 1; place <= n; place++) {
        string word;
        cin >> word;
        if (word != "x") fees[place] = stoi(word);
    }

    auto least = leastFee(fees, k);
    if (least) cout << *least << '\n';
    else cout << "IMPOSSIBLE\n";
}

// Wrong: the price of an outfit does not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

long long priceOfOutfit(long long k, vector<long long> shoes, vector<long long> coats) {
    sort(shoes.begin(), shoes.end());
    sort(coats.begin(), coats.end());
    auto countUpTo = [&](long long price) {
        long long count = 0;
        size_t fitting = coats.size();
        for (long long pair : shoes) {
            while (fitting > 0 && (int)(unsigned)(pair + coats[fitting - 1]) > (int)price) fitting--;
            count += (long long)fitting;
        }
        return count;
    };
    long long low = shoes.front() + coats.front(), high = shoes.back() + coats.back();
    while (low < high) {
        long long middle = (low + high) / 2;
        if (countUpTo(middle) >= k) high = middle;
        else low = middle + 1;
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<long long> shoes(n), coats(m);
    for (long long& price : shoes) cin >> price;
    for (long long& price : coats) cin >> price;

    cout << priceOfOutfit(k, shoes, coats) << '\n';
}

// Wrong: always merges the two neighbours that are lightest together.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> piles(n);
    for (auto& weight : piles) cin >> weight;
    long long minutes = 0;
    while (piles.size() > 1) {
        size_t best = 0;
        for (size_t i = 0; i + 1 < piles.size(); i++)
            if (piles[i] + piles[i + 1] < piles[best] + piles[best + 1]) best = i;
        piles[best] += piles[best + 1];
        minutes += piles[best];
        piles.erase(piles.begin() + best + 1);
    }
    cout << minutes << endl;
    return 0;
}

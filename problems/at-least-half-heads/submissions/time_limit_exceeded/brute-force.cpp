// From the statement alone: adds up the probabilities of all outcomes with enough heads.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<double> chances;
double sum = 0;

void toss(int coin, int heads, double chance) {
    if (coin == n) {
        if (2 * heads >= n) sum += chance;
        return;
    }
    toss(coin + 1, heads + 1, chance * chances[coin]);
    toss(coin + 1, heads, chance * (1 - chances[coin]));
}

int main() {
    cin >> n;
    chances.resize(n);
    for (double& chance : chances) cin >> chance;
    toss(0, 0, 1);
    printf("%.12f\n", sum);
}

// From the statement alone: the fewest coins for every amount up to the change, by trying each coin as the last one.
#include <cstdio>
#include <map>
#include <vector>

int main() {
    const int coins[8] = {200, 100, 50, 20, 10, 5, 2, 1};
    int price, paid;
    scanf("%d %d", &price, &paid);
    int change = paid - price;
    std::vector<int> fewest(change + 1, 0), last(change + 1, 0);
    for (int amount = 1; amount <= change; amount++) {
        fewest[amount] = amount + 1;
        for (int coin : coins)
            if (coin <= amount && fewest[amount - coin] + 1 < fewest[amount])
                fewest[amount] = fewest[amount - coin] + 1, last[amount] = coin;
    }
    std::map<int, int> given;
    for (int amount = change; amount > 0; amount -= last[amount]) given[-last[amount]]++;
    printf("%d\n", fewest[change]);
    for (auto [coin, count] : given) printf("%d %d\n", -coin, count);
}

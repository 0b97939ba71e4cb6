// Wrong: sorts everybody by minute and number, as if numbers had been given in the order of the queues.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, a, b;
    scanf("%d %d %d", &n, &a, &b);
    vector<pair<int, int>> people(n);
    for (int i = 0; i < n; i++) {
        int next;
        scanf("%d %d", &people[i].first, &next);
        people[i].second = i + 1;
    }
    sort(people.begin(), people.end());
    for (auto [minute, number] : people) printf("%d ", number);
    puts("");
}

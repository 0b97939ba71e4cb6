// Tries every team.
#include <cstdio>
#include <vector>

static int n, k, skills[100];
static long long wage[100], least = -1;

static void choose(int person, int have, long long wages) {
    if (person == n) {
        if (have == (1 << k) - 1 && (least < 0 || wages < least)) least = wages;
        return;
    }
    choose(person + 1, have, wages);
    choose(person + 1, have | skills[person], wages + wage[person]);
}

int main() {
    int m;
    if (scanf("%d %d %d", &n, &k, &m) != 3) return 1;
    for (int i = 0; i < n; i++) scanf("%lld", &wage[i]);
    for (int i = 0; i < m; i++) {
        int person, skill;
        scanf("%d %d", &person, &skill);
        skills[person - 1] |= 1 << skill;
    }
    choose(0, 0, 0);
    if (least < 0) puts("IMPOSSIBLE");
    else printf("%lld\n", least);
}

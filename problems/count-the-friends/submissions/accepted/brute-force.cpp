// From the statement alone: for each person, goes through all friendships and counts those with this person in them.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    std::vector<int> one(m), other(m);
    for (int i = 0; i < m; i++) scanf("%d %d", &one[i], &other[i]);
    int person = 0, most = -1, alone = 0;
    for (int p = n; p >= 1; p--) {
        int friends = 0;
        for (int i = 0; i < m; i++) friends += one[i] == p || other[i] == p;
        if (friends >= most) most = friends, person = p;
        alone += friends == 0;
    }
    printf("%d %d %d\n", person, most, alone);
}

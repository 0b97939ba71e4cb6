// Plays the rounds as the statement has them: everybody who knew it before tells all their friends, by the whole list.
#include <cstdio>
#include <vector>

int main() {
    int n, m, s;
    if (scanf("%d %d %d", &n, &m, &s) != 3) return 1;
    std::vector<int> a(m), b(m);
    for (int i = 0; i < m; i++) scanf("%d %d", &a[i], &b[i]);
    std::vector<char> knows(n + 1, 0);
    knows[s] = 1;
    int rounds = 0, people = 1;
    for (;;) {
        std::vector<char> before = knows;
        int news = 0;
        for (int i = 0; i < m; i++) {
            if (before[a[i]] && !knows[b[i]]) knows[b[i]] = 1, news++;
            if (before[b[i]] && !knows[a[i]]) knows[a[i]] = 1, news++;
        }
        if (news == 0) break;
        rounds++, people += news;
    }
    printf("%d %d\n", rounds, people);
}

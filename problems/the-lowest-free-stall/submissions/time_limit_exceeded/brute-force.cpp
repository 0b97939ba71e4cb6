// For each latecomer, tries the stalls from 1 upwards and asks everybody who is there: slow, and plainly right.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<int> taken(n);
    for (int& stall : taken) scanf("%d", &stall);
    for (int guest = 0; guest < m; guest++) {
        int stall = 1;
        for (bool isFree = false; !isFree;) {
            isFree = true;
            for (int other : taken) isFree &= other != stall;
            if (!isFree) stall++;
        }
        taken.push_back(stall);
        printf("%d ", stall);
    }
    puts("");
}

// From the statement alone: every key goes down from the root.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> key(n), left(n, -1), right(n, -1);
    int greatest = 1;
    long long sum = 1;
    scanf("%d", &key[0]);
    for (int i = 1; i < n; i++) {
        scanf("%d", &key[i]);
        int depth = 2;
        for (int v = 0;; depth++) {
            int& child = key[i] < key[v] ? left[v] : right[v];
            if (child == -1) {
                child = i;
                break;
            }
            v = child;
        }
        if (depth > greatest) greatest = depth;
        sum += depth;
    }
    printf("%d %lld\n", greatest, sum);
}

// Counts the choices flavour by flavour: either a scoop of it is taken, or no further one.
#include <cstdio>

static bool allDifferent;

static long long choices(int flavours, int scoops) {
    if (scoops == 0) return 1;
    if (flavours == 0) return 0;
    long long taken = choices(allDifferent ? flavours - 1 : flavours, scoops - 1);
    return (taken + choices(flavours - 1, scoops)) % 1000000007;
}

int main() {
    int q;
    if (scanf("%d", &q) != 1) return 1;
    while (q-- > 0) {
        int kind, flavours, scoops;
        scanf("%d %d %d", &kind, &flavours, &scoops);
        allDifferent = kind == 1;
        printf("%lld\n", choices(flavours, scoops));
    }
}

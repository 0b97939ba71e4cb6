// Follows every single sock: which ones are in the bag and which ones lie on the table. Sock i and sock i + n are a pair.
#include <cstdio>
#include <vector>

static const long long MODULUS = 1000000007;
static int n, room;
enum Place { BAG, TABLE, ASIDE };
static std::vector<Place> place;

static long long power(long long base, long long exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MODULUS;
        base = base * base % MODULUS;
    }
    return result;
}

static long long expected(int inBag, int onTable) {
    if (inBag == 0) return 0;
    // E = 1 + (sum of what follows the draws that change something + back * E) / inBag
    long long sum = 0, back = 0;
    for (int sock = 0; sock < 2 * n; sock++) {
        if (place[sock] != BAG) continue;
        int other = sock < n ? sock + n : sock - n;
        if (place[other] == TABLE) {
            place[sock] = place[other] = ASIDE;
            sum += expected(inBag - 1, onTable - 1);
            place[other] = TABLE;
        } else if (onTable < room) {
            place[sock] = TABLE;
            sum += expected(inBag - 1, onTable + 1);
        } else {
            back++;
        }
        place[sock] = BAG;
    }
    return (inBag + sum) % MODULUS * power(inBag - back, MODULUS - 2) % MODULUS;
}

int main() {
    if (scanf("%d %d", &n, &room) != 2) return 1;
    place.assign(2 * n, BAG);
    printf("%lld\n", expected(2 * n, 0));
}

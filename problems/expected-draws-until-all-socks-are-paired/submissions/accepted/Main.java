import java.util.*;

/**
 * expected[p][s]: further draws with p whole pairs in the bag and s single socks on the table, so 2p + s socks in the bag.
 * With a full table, it takes (2p + s) / s draws on average until one of the s socks of use comes. O(n * room).
 */
public class Main {
    private static final long MODULUS = 1_000_000_007;

    static long expectedDraws(int n, int room) {
        long[] inverse = new long[2 * n + 1];
        inverse[1] = 1;
        for (int i = 2; i <= 2 * n; i++) inverse[i] = (MODULUS - MODULUS / i) * inverse[(int) (MODULUS % i)] % MODULUS;

        long[][] expected = new long[n + 1][];
        for (int p = 0; p <= n; p++) {
            int most = Math.min(room, n - p);
            expected[p] = new long[most + 1];
            for (int s = 0; s <= most; s++) {
                if (p + s == 0) continue;
                long matched = s > 0 ? expected[p][s - 1] : 0;
                if (s == room) {
                    expected[p][s] = ((2 * p + s) * inverse[s] + matched) % MODULUS;
                } else {
                    long laid = p > 0 ? expected[p - 1][s + 1] : 0;
                    expected[p][s] = (1 + (2 * p * laid + s * matched) % MODULUS * inverse[2 * p + s]) % MODULUS;
                }
            }
        }
        return expected[n][0];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int room = in.nextInt();

        System.out.println(expectedDraws(n, room));
    }
}

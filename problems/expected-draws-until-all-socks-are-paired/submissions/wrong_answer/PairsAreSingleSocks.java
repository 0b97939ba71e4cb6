import java.math.BigInteger;
import java.util.Scanner;

/** Wrong: counts one sock for each whole pair in the bag. */
public class PairsAreSingleSocks {
    static final long MOD = 1000000007L;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int c = in.nextInt();
        long[] inv = new long[2 * n + 1];
        for (int i = 1; i <= 2 * n; i++) {
            inv[i] = BigInteger.valueOf(i).modInverse(BigInteger.valueOf(MOD)).longValue();
        }
        long[][] e = new long[n + 1][n + 2];
        for (int p = 0; p <= n; p++) {
            for (int s = 0; s <= c && p + s <= n; s++) {
                if (p == 0 && s == 0) continue;
                long total = p + s;
                if (s == c) {
                    e[p][s] = (total * inv[s] % MOD + e[p][s - 1]) % MOD;
                    continue;
                }
                long sum = 1;
                if (p > 0) sum += p * inv[(int) total] % MOD * e[p - 1][s + 1] % MOD;
                if (s > 0) sum += s * inv[(int) total] % MOD * e[p][s - 1] % MOD;
                e[p][s] = sum % MOD;
            }
        }
        System.out.println(e[n][0]);
    }
}

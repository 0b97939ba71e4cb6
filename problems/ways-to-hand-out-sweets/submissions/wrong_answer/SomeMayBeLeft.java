import java.util.Scanner;

/** Wrong: counts the ways that leave sweets over as well. */
public class SomeMayBeLeft {
    static final long MOD = 1000000007L;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        long[][] dp = new long[n + 1][k + 1];
        dp[0][0] = 1;
        for (int i = 1; i <= n; i++) {
            int l = in.nextInt();
            int u = in.nextInt();
            long[] sum = new long[k + 2];
            for (int s = 0; s <= k; s++) {
                sum[s + 1] = (sum[s] + dp[i - 1][s]) % MOD;
            }
            for (int s = l; s <= k; s++) {
                int from = Math.max(0, s - u);
                dp[i][s] = (sum[s - l + 1] - sum[from] + MOD) % MOD;
            }
        }
        long ways = 0;
        for (int s = 0; s <= k; s++) {
            ways += dp[n][s];
        }
        System.out.println(ways % MOD);
    }
}

import java.util.Scanner;

/** Wrong: the walls at the two ends have the same colour, so the last bottle of all is paid twice. */
public class EqualWalls {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] c = new int[n + 2];
        long[] p = new long[n + 2];
        for (int i = 1; i <= n; i++) c[i] = in.nextInt();
        for (int i = 1; i <= n; i++) p[i] = in.nextLong();
        c[0] = 0;
        c[n + 1] = 0;

        long[][] dp = new long[n + 2][n + 2];
        for (int length = 2; length <= n + 1; length++) {
            for (int l = 0; l + length <= n + 1; l++) {
                int r = l + length;
                for (int k = l + 1; k < r; k++) {
                    long gain = c[l] == c[r] ? 2 * p[k] : p[k];
                    dp[l][r] = Math.max(dp[l][r], dp[l][k] + dp[k][r] + gain);
                }
            }
        }
        System.out.println(dp[0][n + 1]);
    }
}

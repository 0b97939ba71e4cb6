import java.util.*;

/** Leaves the first row and column of the table at 0, so notes before the first match cost nothing. */
public class FreeStart {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long gap = in.nextLong();
        long[] a = new long[n];
        long[] b = new long[m];
        for (int i = 0; i < n; i++) a[i] = in.nextLong();
        for (int j = 0; j < m; j++) b[j] = in.nextLong();
        long[][] cost = new long[n + 1][m + 1];
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                long matched = cost[i - 1][j - 1] + Math.abs(a[i - 1] - b[j - 1]);
                cost[i][j] = Math.min(matched, Math.min(cost[i - 1][j], cost[i][j - 1]) + gap);
            }
        }
        System.out.println(cost[n][m]);
    }
}

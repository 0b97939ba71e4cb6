import java.util.*;

/** The right recurrence with sums in 32 bits. */
public class IntCoins {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        int t = in.nextInt();
        int none = Integer.MIN_VALUE;
        int[][][] across = new int[h][w][t + 1];
        int[][][] down = new int[h][w][t + 1];
        for (int i = 0; i < h; i++) {
            for (int j = 0; j < w; j++) {
                int a = in.nextInt();
                for (int k = 0; k <= t; k++) {
                    int left = j > 0 ? across[i][j - 1][k] : none;
                    int above = i > 0 ? down[i - 1][j][k] : none;
                    if (j > 0 && k > 0) left = Math.max(left, down[i][j - 1][k - 1]);
                    if (i > 0 && k > 0) above = Math.max(above, across[i - 1][j][k - 1]);
                    across[i][j][k] = left == none ? none : left + a;
                    down[i][j][k] = above == none ? none : above + a;
                }
                if (i == 0 && j == 0) across[0][0][0] = down[0][0][0] = a;
            }
        }
        int best = none;
        for (int k = 0; k <= t; k++) best = Math.max(best, Math.max(across[h - 1][w - 1][k], down[h - 1][w - 1][k]));
        System.out.println(best == none ? "IMPOSSIBLE" : best);
    }
}

import java.util.*;

/** Lets the robot look to the right at first, so that setting out downwards costs a turn. */
public class FirstMoveIsATurn {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        int t = in.nextInt();
        long none = Long.MIN_VALUE / 2;
        long[][][] across = new long[h][w][t + 1];
        long[][][] down = new long[h][w][t + 1];
        for (int i = 0; i < h; i++) {
            for (int j = 0; j < w; j++) {
                long a = in.nextInt();
                for (int k = 0; k <= t; k++) {
                    long left = j > 0 ? across[i][j - 1][k] : none;
                    long above = i > 0 ? down[i - 1][j][k] : none;
                    if (j > 0 && k > 0) left = Math.max(left, down[i][j - 1][k - 1]);
                    if (i > 0 && k > 0) above = Math.max(above, across[i - 1][j][k - 1]);
                    across[i][j][k] = left == none ? none : left + a;
                    down[i][j][k] = above == none ? none : above + a;
                }
                if (i == 0 && j == 0) across[0][0][0] = a;
            }
        }
        long best = none;
        for (int k = 0; k <= t; k++) best = Math.max(best, Math.max(across[h - 1][w - 1][k], down[h - 1][w - 1][k]));
        System.out.println(best == none ? "IMPOSSIBLE" : best);
    }
}

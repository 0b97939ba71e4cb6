import java.io.*;
import java.util.*;

/**
 * rest[visited][last] is the least time for the stops that are still open, if those in the set `visited` are done and the
 * courier stands at `last`. Sets are filled in from the largest to the smallest. O(2^n n^2).
 */
public class Main {
    private static final long NEVER = Long.MAX_VALUE;

    static OptionalLong shortestTour(int n, int[][] time, int[] needs) {
        int all = (1 << (n + 1)) - 1; // bit 0 stands for the depot, which is in every set
        long[][] rest = new long[all + 1][n + 1];
        for (int visited = all - 2; visited >= 1; visited -= 2) {
            for (int last = 0; last <= n; last++) {
                long least = NEVER;
                for (int next = 1; next <= n; next++) {
                    if ((visited >> next & 1) == 1 || (needs[next] & ~visited) != 0) continue;
                    long after = rest[visited | 1 << next][next];
                    if (after != NEVER) least = Math.min(least, time[last][next] + after);
                }
                rest[visited][last] = least;
            }
        }
        return rest[1][0] == NEVER ? OptionalLong.empty() : OptionalLong.of(rest[1][0]);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] time = new int[n + 1][n + 1];
        for (int[] row : time)
            for (int j = 0; j <= n; j++) row[j] = nextInt(in);
        int[] needs = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int before = nextInt(in);
            needs[nextInt(in)] |= 1 << before;
        }

        OptionalLong least = shortestTour(n, time, needs);
        System.out.println(least.isPresent() ? String.valueOf(least.getAsLong()) : "IMPOSSIBLE");
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/**
 * Of all teams with the same set of skills, only the cheapest can matter, whoever is in it: best[set]. Each person may join
 * every team known so far. Who joins twice adds a wage and no skill, so that does no harm. O(n 2^k).
 */
public class Main {
    static long cheapestTeam(int n, int k, int[] wage, int[] skills) {
        long never = Long.MAX_VALUE;
        long[] best = new long[1 << k];
        Arrays.fill(best, never);
        best[0] = 0;
        for (int i = 1; i <= n; i++) {
            for (int set = 0; set < best.length; set++) {
                if (best[set] == never) continue;
                int together = set | skills[i];
                best[together] = Math.min(best[together], best[set] + wage[i]);
            }
        }
        long all = best[best.length - 1];
        return all == never ? -1 : all;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int m = nextInt(in);
        int[] wage = new int[n + 1];
        for (int person = 1; person <= n; person++) wage[person] = nextInt(in);
        int[] skills = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int person = nextInt(in);
            skills[person] |= 1 << nextInt(in);
        }

        long wages = cheapestTeam(n, k, wage, skills);
        System.out.println(wages < 0 ? "IMPOSSIBLE" : String.valueOf(wages));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

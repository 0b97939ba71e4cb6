import java.io.*;
import java.util.*;

/** Wrong: looks for a team without the last skill. */
public class LastSkillForgotten {
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
        long all = Math.min(best[best.length - 1], best[best.length / 2 - 1]);
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

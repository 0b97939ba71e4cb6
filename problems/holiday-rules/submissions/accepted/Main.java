import java.io.*;
import java.util.*;

/** The best plan for each kind of last day; a kind that no plan ends with is NO_PLAN. O(9 n). */
public class Main {
    private static final long NO_PLAN = Long.MIN_VALUE;

    static OptionalLong bestPlan(boolean[][] mayFollow, int[][] joy) {
        long[] best = {joy[0][0], joy[0][1], joy[0][2]};
        for (int day = 1; day < joy.length; day++) {
            long[] next = {NO_PLAN, NO_PLAN, NO_PLAN};
            for (int before = 0; before < 3; before++) {
                if (best[before] == NO_PLAN) continue;
                for (int kind = 0; kind < 3; kind++) {
                    if (mayFollow[before][kind]) next[kind] = Math.max(next[kind], best[before] + joy[day][kind]);
                }
            }
            best = next;
        }
        long most = Math.max(best[0], Math.max(best[1], best[2]));
        return most == NO_PLAN ? OptionalLong.empty() : OptionalLong.of(most);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        boolean[][] mayFollow = new boolean[3][3];
        for (boolean[] row : mayFollow)
            for (int kind = 0; kind < 3; kind++) row[kind] = nextInt(in) == 1;
        int[][] joy = new int[n][3];
        for (int[] day : joy)
            for (int kind = 0; kind < 3; kind++) day[kind] = nextInt(in);

        OptionalLong best = bestPlan(mayFollow, joy);
        System.out.println(best.isPresent() ? String.valueOf(best.getAsLong()) : "IMPOSSIBLE");
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

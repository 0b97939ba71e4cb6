import java.io.*;
import java.util.*;

/** Wrong: hires for each skill the cheapest person who has it. */
public class CheapestForEachSkill {
    static long cheapestTeam(int n, int k, int[] wage, int[] skills) {
        Set<Integer> team = new HashSet<>();
        for (int skill = 0; skill < k; skill++) {
            int best = -1;
            for (int i = 1; i <= n; i++) {
                if ((skills[i] >> skill & 1) == 1 && (best < 0 || wage[i] < wage[best])) best = i;
            }
            if (best < 0) return -1;
            team.add(best);
        }
        return team.stream().mapToLong(i -> wage[i]).sum();
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

import java.io.*;
import java.util.*;

/** Searches each group of quarrels once; every child met gets the other team than the one from whom it was met. O(n + m). */
public class Main {
    static int[] makeTeams(int n, List<List<Integer>> quarrels) {
        int[] team = new int[n + 1]; // 0: none yet
        Deque<Integer> queue = new ArrayDeque<>();
        for (int start = 1; start <= n; start++) {
            if (team[start] != 0) continue;
            team[start] = 1;
            queue.add(start);
            while (!queue.isEmpty()) {
                int child = queue.remove();
                for (int other : quarrels.get(child)) {
                    if (team[other] == team[child]) return null;
                    if (team[other] != 0) continue;
                    team[other] = 3 - team[child];
                    queue.add(other);
                }
            }
        }
        return team;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<List<Integer>> quarrels = new ArrayList<>();
        for (int v = 0; v <= n; v++) quarrels.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            quarrels.get(a).add(b);
            quarrels.get(b).add(a);
        }

        int[] team = makeTeams(n, quarrels);
        if (team == null) {
            System.out.println("IMPOSSIBLE");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int v = 1; v <= n; v++) out.append(team[v]).append(v < n ? ' ' : '\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

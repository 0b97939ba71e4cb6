import java.io.*;
import java.util.*;

/** Breadth-first search that hands each junction's number of ways on to those one step farther. O(n + m). */
public class Main {
    static final int MODULUS = 1_000_000_007;

    static int[] shortestWays(int n, List<List<Integer>> paths) {
        int[] distance = new int[n + 1];
        Arrays.fill(distance, -1);
        int[] ways = new int[n + 1];
        distance[1] = 0;
        ways[1] = 1;
        Deque<Integer> queue = new ArrayDeque<>(List.of(1));
        while (!queue.isEmpty()) {
            int u = queue.remove();
            for (int v : paths.get(u)) {
                // By the distance: the number of ways of a junction met before may be 0 modulo MODULUS.
                if (distance[v] == -1) {
                    distance[v] = distance[u] + 1;
                    queue.add(v);
                }
                if (distance[v] == distance[u] + 1) ways[v] = (ways[v] + ways[u]) % MODULUS; // below 2^31
            }
        }
        return new int[] {distance[n], ways[n]};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<List<Integer>> paths = new ArrayList<>();
        for (int v = 0; v <= n; v++) paths.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            paths.get(a).add(b);
            paths.get(b).add(a);
        }

        int[] answer = shortestWays(n, paths);
        System.out.println(answer[0] + " " + answer[1]);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

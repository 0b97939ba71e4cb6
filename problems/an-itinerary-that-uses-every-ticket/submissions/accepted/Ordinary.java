import java.util.*;

public class Ordinary {
    static Map<Integer, PriorityQueue<Integer>> graph;
    static LinkedList<Integer> result;

    static void dfs(int v) {
        PriorityQueue<Integer> next = graph.get(v);
        while (next != null && !next.isEmpty()) {
            dfs(next.poll());
        }
        result.addFirst(v);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            int m = in.nextInt();
            graph = new TreeMap<>();
            result = new LinkedList<>();
            int[] out = new int[n + 1];
            int[] into = new int[n + 1];
            for (int i = 0; i < m; i++) {
                int a = in.nextInt();
                int b = in.nextInt();
                graph.computeIfAbsent(a, key -> new PriorityQueue<>()).add(b);
                out[a]++;
                into[b]++;
            }
            int start = -1;
            boolean possible = true;
            for (int v = 1; v <= n; v++) {
                if (out[v] == into[v] + 1) {
                    if (start != -1) possible = false;
                    start = v;
                } else if (out[v] > into[v] + 1 || into[v] > out[v] + 1) {
                    possible = false;
                }
            }
            if (start == -1) {
                start = graph.keySet().iterator().next();
            }
            if (possible) {
                dfs(start);
                possible = result.size() == m + 1;
            }
            if (possible) {
                StringBuilder line = new StringBuilder();
                for (int v : result) line.append(v).append(" ");
                System.out.println(line);
            } else {
                System.out.println("IMPOSSIBLE");
            }
        }
    }
}

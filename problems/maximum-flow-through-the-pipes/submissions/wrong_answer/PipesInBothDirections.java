import java.util.*;

/** Wrong: lets water flow through a pipe in both directions. */
public class PipesInBothDirections {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long[][] cap = new long[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            int c = in.nextInt();
            cap[a][b] += c;
            cap[b][a] += c;
        }
        long flow = 0;
        while (true) {
            int[] parent = new int[n + 1];
            parent[1] = 1;
            Queue<Integer> queue = new LinkedList<>();
            queue.add(1);
            while (!queue.isEmpty()) {
                int v = queue.remove();
                for (int w = 1; w <= n; w++) {
                    if (parent[w] == 0 && cap[v][w] > 0) {
                        parent[w] = v;
                        queue.add(w);
                    }
                }
            }
            if (parent[n] == 0) break;
            long push = Long.MAX_VALUE;
            for (int v = n; v != 1; v = parent[v]) push = Math.min(push, cap[parent[v]][v]);
            for (int v = n; v != 1; v = parent[v]) {
                cap[parent[v]][v] -= push;
                cap[v][parent[v]] += push;
            }
            flow += push;
        }
        System.out.println(flow);
    }
}

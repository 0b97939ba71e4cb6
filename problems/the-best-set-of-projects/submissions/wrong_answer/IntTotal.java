import java.util.*;

/** Wrong: the total in 32 bits. */
public class IntTotal {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int s = 0;
        int t = n + 1;
        long[][] cap = new long[n + 2][n + 2];
        int total = 0;
        for (int i = 1; i <= n; i++) {
            int p = in.nextInt();
            if (p > 0) {
                cap[s][i] = p;
                total += p;
            } else {
                cap[i][t] = -p;
            }
        }
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            cap[a][b] = 1_000_000_000_000_000L;
        }
        while (true) {
            int[] parent = new int[n + 2];
            Arrays.fill(parent, -1);
            parent[s] = s;
            Queue<Integer> queue = new LinkedList<>();
            queue.add(s);
            while (!queue.isEmpty()) {
                int v = queue.remove();
                for (int w = 0; w <= t; w++) {
                    if (parent[w] == -1 && cap[v][w] > 0) {
                        parent[w] = v;
                        queue.add(w);
                    }
                }
            }
            if (parent[t] == -1) break;
            long push = Long.MAX_VALUE;
            for (int v = t; v != s; v = parent[v]) push = Math.min(push, cap[parent[v]][v]);
            for (int v = t; v != s; v = parent[v]) {
                cap[parent[v]][v] -= push;
                cap[v][parent[v]] += push;
            }
            total -= push;
        }
        System.out.println(total);
    }
}

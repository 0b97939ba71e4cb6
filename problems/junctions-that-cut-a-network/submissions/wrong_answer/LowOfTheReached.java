import java.util.*;

/** Wrong: takes the low of a junction that was reached before, which may lead past the junction itself. */
public class LowOfTheReached {
    static List<Integer>[] adj;
    static int[] tin, low, extra;
    static int timer = 0;

    static void dfs(int v, int parent) {
        tin[v] = low[v] = ++timer;
        int children = 0;
        for (int to : adj[v]) {
            if (to == parent) continue;
            if (tin[to] != 0) {
                low[v] = Math.min(low[v], low[to]);
            } else {
                dfs(to, v);
                children++;
                low[v] = Math.min(low[v], low[to]);
                if (parent != 0 && low[to] >= tin[v]) extra[v]++;
            }
        }
        if (parent == 0) extra[v] = children - 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        adj = new List[n + 1];
        for (int i = 0; i <= n; i++) adj[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            adj[a].add(b);
            adj[b].add(a);
        }
        tin = new int[n + 1];
        low = new int[n + 1];
        extra = new int[n + 1];
        int parts = 0;
        for (int v = 1; v <= n; v++) {
            if (tin[v] == 0) {
                dfs(v, 0);
                parts++;
            }
        }
        int critical = 0;
        int best = 1;
        for (int v = 1; v <= n; v++) {
            if (extra[v] > 0) critical++;
            if (extra[v] > extra[best]) best = v;
        }
        System.out.println(critical + " " + (parts + extra[best]) + " " + best);
    }
}

// Takes a junction for alone only if it has no pipe at all; its only pipe may lead back to itself.
import java.io.*;
import java.util.*;

public class LoopIsNotCompany {
    static ArrayList<ArrayList<Integer>> adj = new ArrayList<>();
    static int[] num, low, cut;
    static int timer = 0;

    static void dfs(int u, int parent) {
        num[u] = low[u] = ++timer;
        int children = 0;
        for (int v : adj.get(u)) {
            if (num[v] == 0) {
                children++;
                dfs(v, u);
                low[u] = Math.min(low[u], low[v]);
                if (parent != 0 && low[v] >= num[u]) {
                    cut[u]++;
                }
            } else {
                low[u] = Math.min(low[u], num[v]);
            }
        }
        if (parent == 0) {
            cut[u] = Math.max(0, children - 1);
        }
    }

    static void solve() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            StringTokenizer st = new StringTokenizer(in.readLine());
            int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
            for (int i = 0; i <= n; i++) {
                adj.add(new ArrayList<>());
            }
            for (int i = 0; i < m; i++) {
                st = new StringTokenizer(in.readLine());
                int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
                adj.get(a).add(b);
                adj.get(b).add(a);
            }
            num = new int[n + 1];
            low = new int[n + 1];
            cut = new int[n + 1];
            int parts = 0;
            for (int v = 1; v <= n; v++) {
                if (num[v] == 0) {
                    parts++;
                    dfs(v, 0);
                }
            }
            if (parts == n) {
                System.out.println("0 " + (n - 1) + " 1");
                return;
            }
            int critical = 0, most = -1, best = 0;
            for (int v = 1; v <= n; v++) {
                if (cut[v] > 0) {
                    critical++;
                }
                int then = adj.get(v).isEmpty() ? parts - 1 : parts + cut[v];
                if (then > most) {
                    most = then;
                    best = v;
                }
            }
            System.out.println(critical + " " + most + " " + best);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, LoopIsNotCompany::solve, "solve", 1 << 27);
        t.start();
        t.join();
    }
}

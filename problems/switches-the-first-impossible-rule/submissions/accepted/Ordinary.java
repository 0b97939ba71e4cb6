import java.util.*;

public class Ordinary {
    static int n;
    static List<List<Integer>> graph;
    static int[] num, low, comp;
    static int counter, comps;
    static Deque<Integer> stack;

    static int index(int x) {
        return x > 0 ? 2 * (x - 1) : 2 * (-x - 1) + 1;
    }

    static void tarjan(int v) {
        num[v] = low[v] = ++counter;
        stack.push(v);
        for (int to : graph.get(v)) {
            if (num[to] == 0) {
                tarjan(to);
                low[v] = Math.min(low[v], low[to]);
            } else if (comp[to] == 0) {
                low[v] = Math.min(low[v], num[to]);
            }
        }
        if (low[v] == num[v]) {
            comps++;
            while (true) {
                int u = stack.pop();
                comp[u] = comps;
                if (u == v) break;
            }
        }
    }

    static boolean possible(List<int[]> rules, int count) {
        graph = new ArrayList<>();
        for (int i = 0; i < 2 * n; i++) graph.add(new ArrayList<>());
        for (int i = 0; i < count; i++) {
            int[] rule = rules.get(i);
            graph.get(index(-rule[0])).add(index(rule[1]));
            graph.get(index(-rule[1])).add(index(rule[0]));
        }
        num = new int[2 * n];
        low = new int[2 * n];
        comp = new int[2 * n];
        counter = 0;
        comps = 0;
        stack = new ArrayDeque<>();
        for (int v = 0; v < 2 * n; v++) {
            if (num[v] == 0) tarjan(v);
        }
        for (int i = 0; i < n; i++) {
            if (comp[2 * i] == comp[2 * i + 1]) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            n = in.nextInt();
            int m = in.nextInt();
            List<int[]> rules = new ArrayList<>();
            for (int i = 0; i < m; i++) rules.add(new int[] {in.nextInt(), in.nextInt()});
            int left = 1;
            int right = m + 1;
            while (left < right) {
                int mid = (left + right) / 2;
                if (possible(rules, mid)) left = mid + 1;
                else right = mid;
                if (left == m + 1) break;
            }
            System.out.println(left == m + 1 ? "NONE" : left);
        }
    }
}

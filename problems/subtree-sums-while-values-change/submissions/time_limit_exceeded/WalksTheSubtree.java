import java.util.*;

/** Too slow: walks through the whole subtree for each question. */
public class WalksTheSubtree {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        List<List<Integer>> children = new ArrayList<>();
        for (int v = 0; v <= n; v++) children.add(new ArrayList<>());
        for (int v = 1; v <= n; v++) children.get(in.nextInt()).add(v);
        long[] value = new long[n + 1];
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            int v = in.nextInt();
            if (kind.equals("=")) {
                value[v] = in.nextLong();
                continue;
            }
            long sum = 0;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(v);
            while (!stack.isEmpty()) {
                int u = stack.pop();
                sum += value[u];
                for (int child : children.get(u)) stack.push(child);
            }
            System.out.println(sum);
        }
    }
}

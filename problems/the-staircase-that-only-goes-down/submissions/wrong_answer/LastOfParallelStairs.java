// Keeps only the last of several stairs between the same halls.
import java.util.*;

public class LastOfParallelStairs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        LinkedHashMap<Integer, long[]> stairs = new LinkedHashMap<>();
        for (int i = 1; i <= m; i++) {
            int a = in.nextInt(), b = in.nextInt();
            long c = in.nextLong();
            stairs.put(a * 2001 + b, new long[]{a, b, c, i});
        }
        List<long[]> list = new ArrayList<>(stairs.values());
        long[] dist = new long[n + 1];
        long[][] parent = new long[n + 1][];
        int last = 0;
        for (int round = 0; round < n; round++) {
            last = 0;
            for (long[] s : list) {
                int a = (int) s[0], b = (int) s[1];
                if (dist[a] + s[2] > dist[b]) {
                    dist[b] = dist[a] + s[2];
                    parent[b] = s;
                    last = b;
                }
            }
            if (last == 0) break;
        }
        if (last == 0) {
            System.out.println("HONEST");
            return;
        }
        int v = last;
        for (int i = 0; i < n; i++) v = (int) parent[v][0];
        ArrayList<Long> tour = new ArrayList<>();
        int u = v;
        do {
            tour.add(parent[u][3]);
            u = (int) parent[u][0];
        } while (u != v);
        Collections.reverse(tour);
        System.out.println(tour.size());
        StringBuilder sb = new StringBuilder();
        for (long x : tour) sb.append(x).append(' ');
        System.out.println(sb);
    }
}

import java.util.*;

/** As somebody writes it who has read the statement alone. */
public class Ordinary {
    static class Road {
        int to;
        long toll;

        Road(int to, long toll) {
            this.to = to;
            this.toll = toll;
        }
    }

    static List<List<Road>> graph = new ArrayList<>();

    static long[] dijkstra(int n, int start) {
        long[] dist = new long[n + 1];
        Arrays.fill(dist, Long.MAX_VALUE);
        dist[start] = 0;
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        queue.add(new long[] {0, start});
        while (!queue.isEmpty()) {
            long[] top = queue.poll();
            int v = (int) top[1];
            if (top[0] > dist[v]) continue;
            for (Road road : graph.get(v)) {
                long next = dist[v] + road.toll;
                if (next < dist[road.to]) {
                    dist[road.to] = next;
                    queue.add(new long[] {next, road.to});
                }
            }
        }
        return dist;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        int k = sc.nextInt();
        List<Integer> stations = new ArrayList<>();
        for (int i = 0; i < k; i++) stations.add(sc.nextInt());
        for (int i = 0; i <= n; i++) graph.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt();
            int b = sc.nextInt();
            long c = sc.nextLong();
            graph.get(a).add(new Road(b, c));
            graph.get(b).add(new Road(a, c));
        }
        long[] fromStart = dijkstra(n, 1);
        long[] fromGoal = dijkstra(n, n);
        long best = Long.MAX_VALUE;
        for (int s : stations) {
            if (fromStart[s] == Long.MAX_VALUE || fromGoal[s] == Long.MAX_VALUE) continue;
            best = Math.min(best, fromStart[s] + fromGoal[s]);
        }
        System.out.println(best == Long.MAX_VALUE ? -1 : best);
    }
}

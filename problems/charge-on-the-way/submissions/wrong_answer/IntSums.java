import java.util.*;

/** Dijkstra's algorithm with sums in 32 bits. */
public class IntSums {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int k = in.nextInt();
        int[] stations = new int[k];
        for (int i = 0; i < k; i++) stations[i] = in.nextInt();
        List<List<int[]>> roads = new ArrayList<>();
        for (int v = 0; v <= n; v++) roads.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            int toll = in.nextInt();
            roads.get(a).add(new int[] {b, toll});
            roads.get(b).add(new int[] {a, toll});
        }
        int[] fromStart = distances(1, roads);
        int[] fromGoal = distances(n, roads);
        int best = Integer.MAX_VALUE;
        for (int station : stations) {
            if (fromStart[station] == Integer.MAX_VALUE || fromGoal[station] == Integer.MAX_VALUE) continue;
            best = Math.min(best, fromStart[station] + fromGoal[station]);
        }
        System.out.println(best == Integer.MAX_VALUE ? -1 : best);
    }

    static int[] distances(int start, List<List<int[]>> roads) {
        int[] distance = new int[roads.size()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        distance[start] = 0;
        boolean[] done = new boolean[roads.size()];
        PriorityQueue<int[]> open = new PriorityQueue<>((x, y) -> Integer.compare(x[0], y[0]));
        open.add(new int[] {0, start});
        while (!open.isEmpty()) {
            int town = open.remove()[1];
            if (done[town]) continue;
            done[town] = true;
            for (int[] road : roads.get(town)) {
                int candidate = distance[town] + road[1];
                if (!done[road[0]] && candidate < distance[road[0]]) {
                    distance[road[0]] = candidate;
                    open.add(new int[] {candidate, road[0]});
                }
            }
        }
        return distance;
    }
}

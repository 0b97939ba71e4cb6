import java.io.*;
import java.util.*;

/**
 * All profits that are positive, minus the cheapest cut between the projects that are carried out and the others: a cut costs
 * the profits that are given up and the losses that are paid, and no condition may be cut. The cut is found as a largest
 * flow, by shortest ways.
 */
public class Main {
    record Need(int project, int needed) {}

    static long largestProfit(int[] profit, List<Need> needs) {
        int n = profit.length - 1;
        int source = 0;
        int sink = n + 1;
        long[][] room = new long[n + 2][n + 2];
        long everythingGood = 0;
        for (int i = 1; i <= n; i++) {
            if (profit[i] > 0) {
                room[source][i] = profit[i];
                everythingGood += profit[i];
            } else {
                room[i][sink] = -profit[i];
            }
        }
        for (Need need : needs) room[need.project()][need.needed()] = Long.MAX_VALUE / 4; // unbounded
        return everythingGood - largestFlow(room, source, sink);
    }

    private static long largestFlow(long[][] room, int source, int sink) {
        long flow = 0;
        while (true) {
            int[] from = shortestWays(room, source);
            if (from[sink] == -1) return flow;
            long amount = Long.MAX_VALUE;
            for (int v = sink; v != source; v = from[v]) amount = Math.min(amount, room[from[v]][v]);
            for (int v = sink; v != source; v = from[v]) {
                room[from[v]][v] -= amount;
                room[v][from[v]] += amount;
            }
            flow += amount;
        }
    }

    /** From where each node is reached first; -1 if it is not. */
    private static int[] shortestWays(long[][] room, int source) {
        int[] from = new int[room.length];
        Arrays.fill(from, -1);
        from[source] = source;
        Deque<Integer> queue = new ArrayDeque<>(List.of(source));
        while (!queue.isEmpty()) {
            int v = queue.remove();
            for (int to = 0; to < room.length; to++) {
                if (room[v][to] == 0 || from[to] != -1) continue;
                from[to] = v;
                queue.add(to);
            }
        }
        return from;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] profit = new int[n + 1];
        for (int i = 1; i <= n; i++) profit[i] = nextInt(in);
        List<Need> needs = new ArrayList<>();
        for (int i = 0; i < m; i++) needs.add(new Need(nextInt(in), nextInt(in)));

        System.out.println(largestProfit(profit, needs));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

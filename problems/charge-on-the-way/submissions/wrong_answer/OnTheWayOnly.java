import java.io.*;
import java.util.*;

/** Forgets that a station in town 1 or in town n counts as well. */
public class OnTheWayOnly {
    private static final long UNREACHABLE = Long.MAX_VALUE;

    record Road(int to, int toll) {}

    private record Reached(long distance, int town) {}

    static long cheapestTrip(int n, List<List<Road>> roads, int[] stations) {
        long[] fromStart = distancesFrom(1, roads);
        long[] fromGoal = distancesFrom(n, roads);
        long best = UNREACHABLE;
        for (int station : stations) {
            if (station == 1 || station == n) continue;
            if (fromStart[station] == UNREACHABLE || fromGoal[station] == UNREACHABLE) continue;
            best = Math.min(best, fromStart[station] + fromGoal[station]);
        }
        return best == UNREACHABLE ? -1 : best;
    }

    private static long[] distancesFrom(int start, List<List<Road>> roads) {
        long[] distance = new long[roads.size()];
        Arrays.fill(distance, UNREACHABLE);
        distance[start] = 0;
        PriorityQueue<Reached> open = new PriorityQueue<>((a, b) -> Long.compare(a.distance, b.distance));
        open.add(new Reached(0, start));
        while (!open.isEmpty()) {
            Reached nearest = open.remove();
            if (nearest.distance > distance[nearest.town]) continue; // from before a better way was found
            for (Road road : roads.get(nearest.town)) {
                long candidate = nearest.distance + road.toll;
                if (candidate < distance[road.to]) {
                    distance[road.to] = candidate;
                    open.add(new Reached(candidate, road.to));
                }
            }
        }
        return distance;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int k = nextInt(in);
        int[] stations = new int[k];
        for (int i = 0; i < k; i++) stations[i] = nextInt(in);
        List<List<Road>> roads = new ArrayList<>();
        for (int v = 0; v <= n; v++) roads.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            int toll = nextInt(in);
            roads.get(a).add(new Road(b, toll));
            roads.get(b).add(new Road(a, toll));
        }

        System.out.println(cheapestTrip(n, roads, stations));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Insists on using the voucher, also where the trip has no flight. */
public class MustUseIt {
    record Flight(int to, int price) {}

    private record Reached(long cost, int state) {}

    static long cheapestTrip(int n, List<List<Flight>> flights) {
        // State 2 * v: at airport v with the voucher; 2 * v + 1: there without it.
        long[] cost = new long[2 * n + 2];
        Arrays.fill(cost, Long.MAX_VALUE);
        PriorityQueue<Reached> open = new PriorityQueue<>((x, y) -> Long.compare(x.cost, y.cost));
        offer(2, 0, cost, open);
        while (!open.isEmpty()) {
            Reached cheapest = open.remove();
            if (cheapest.cost > cost[cheapest.state]) continue; // from before a cheaper way was found
            int used = cheapest.state % 2;
            for (Flight flight : flights.get(cheapest.state / 2)) {
                offer(2 * flight.to + used, cheapest.cost + flight.price, cost, open);
                if (used == 0) offer(2 * flight.to + 1, cheapest.cost + flight.price / 2, cost, open);
            }
        }
        long best = cost[2 * n + 1];
        return best == Long.MAX_VALUE ? -1 : best;
    }

    private static void offer(int state, long price, long[] cost, PriorityQueue<Reached> open) {
        if (price >= cost[state]) return;
        cost[state] = price;
        open.add(new Reached(price, state));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<List<Flight>> flights = new ArrayList<>();
        for (int v = 0; v <= n; v++) flights.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            flights.get(a).add(new Flight(b, nextInt(in)));
        }

        System.out.println(cheapestTrip(n, flights));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

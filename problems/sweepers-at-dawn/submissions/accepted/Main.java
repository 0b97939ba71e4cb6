import java.io.*;
import java.util.*;
import java.util.stream.*;

/**
 * Imaginary streets between pairs of squares with an odd number of ends make all numbers even. Then there is a closed route through each part of
 * the town, and cutting these at the imaginary streets gives as few routes as possible: no two of those streets follow each other. O(n + m).
 */
public class Main {
    /** A square of a route, and the street by which it was reached. */
    record Step(int square, int street) {}

    static List<List<Integer>> planRoutes(int n, int[] from, int[] to) {
        int m = from.length;
        int[] ends = new int[n + 1]; // a loop counts twice
        for (int square : from) ends[square]++;
        for (int square : to) ends[square]++;
        int[] odd = IntStream.rangeClosed(1, n).filter(v -> ends[v] % 2 == 1).toArray();

        // Streets from number m on are imaginary: they join the odd squares in pairs.
        int[] one = Arrays.copyOf(from, m + odd.length / 2);
        int[] other = Arrays.copyOf(to, m + odd.length / 2);
        for (int i = 0; i < odd.length; i += 2) {
            one[m + i / 2] = odd[i];
            other[m + i / 2] = odd[i + 1];
        }
        List<Deque<Integer>> streetsAt = new ArrayList<>();
        for (int v = 0; v <= n; v++) streetsAt.add(new ArrayDeque<>());
        for (int street = 0; street < one.length; street++) {
            streetsAt.get(one[street]).add(street);
            streetsAt.get(other[street]).add(street);
        }

        boolean[] isUsed = new boolean[one.length];
        List<List<Integer>> routes = new ArrayList<>();
        for (int start = 1; start <= n; start++) {
            List<Step> closed = closedRoute(start, one, other, streetsAt, isUsed);
            if (!closed.isEmpty()) cutInto(routes, closed, m);
        }
        return routes;
    }

    /** Hierholzer's algorithm: the squares through which a closed route from the start comes, without the start at its end. */
    private static List<Step> closedRoute(int start, int[] one, int[] other, List<Deque<Integer>> streetsAt, boolean[] isUsed) {
        List<Step> closed = new ArrayList<>();
        Deque<Step> path = new ArrayDeque<>();
        path.push(new Step(start, -1));
        while (!path.isEmpty()) {
            int v = path.peek().square;
            Deque<Integer> streets = streetsAt.get(v);
            while (!streets.isEmpty() && isUsed[streets.peek()]) streets.remove();
            if (streets.isEmpty()) {
                closed.add(path.pop());
                continue;
            }
            int street = streets.remove();
            isUsed[street] = true;
            path.push(new Step(one[street] == v ? other[street] : one[street], street));
        }
        closed.remove(closed.size() - 1);
        return closed;
    }

    /** Cuts at the imaginary streets: the street of step i lies between the squares of the steps i and i + 1, and the last one leads back. */
    private static void cutInto(List<List<Integer>> routes, List<Step> closed, int imaginary) {
        int size = closed.size();
        int first = 0;
        while (first < size && closed.get(first).street < imaginary) first++;
        List<Integer> route = new ArrayList<>();
        for (int i = 1; i <= size; i++) {
            Step step = closed.get((first + i) % size);
            route.add(step.square);
            if (step.street < imaginary) continue;
            routes.add(route);
            route = new ArrayList<>();
        }
        if (first < size) return; // it was cut
        route.add(route.get(0));
        routes.add(route);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] from = new int[m];
        int[] to = new int[m];
        for (int i = 0; i < m; i++) {
            from[i] = nextInt(in);
            to[i] = nextInt(in);
        }

        List<List<Integer>> routes = planRoutes(n, from, to);
        StringBuilder out = new StringBuilder();
        out.append(routes.size()).append('\n');
        for (List<Integer> route : routes) {
            out.append(route.size());
            for (int square : route) out.append(' ').append(square);
            out.append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

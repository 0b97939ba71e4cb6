import java.io.*;
import java.util.*;

/** Adds up the cost in 32 bits. */
public class IntTotal {
    record Cable(int a, int b) {}

    record Route(int a, int b, int cost) {}

    record Plan(int groups, long total) {}

    static Plan cheapestPlan(int n, List<Cable> old, List<Route> routes) {
        int[] leader = new int[n + 1]; // of a leader: minus the size of its group
        Arrays.fill(leader, -1);
        int groups = n;
        for (Cable cable : old) if (join(leader, cable.a, cable.b)) groups--;

        routes.sort(Comparator.comparingInt(Route::cost));
        int total = 0;
        for (Route route : routes) {
            if (!join(leader, route.a, route.b)) continue;
            groups--;
            total += route.cost;
        }
        return new Plan(groups, total);
    }

    private static int find(int[] leader, int v) {
        while (leader[v] >= 0) {
            if (leader[leader[v]] >= 0) leader[v] = leader[leader[v]]; // halves the path on the way
            v = leader[v];
        }
        return v;
    }

    private static boolean join(int[] leader, int a, int b) {
        int large = find(leader, a);
        int small = find(leader, b);
        if (large == small) return false;
        if (leader[large] > leader[small]) {
            int other = large;
            large = small;
            small = other;
        }
        leader[large] += leader[small];
        leader[small] = large;
        return true;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int m = nextInt(in);
        List<Cable> old = new ArrayList<>();
        for (int i = 0; i < k; i++) old.add(new Cable(nextInt(in), nextInt(in)));
        List<Route> routes = new ArrayList<>();
        for (int i = 0; i < m; i++) routes.add(new Route(nextInt(in), nextInt(in), nextInt(in)));

        Plan plan = cheapestPlan(n, old, routes);
        System.out.println(plan.groups() + " " + plan.total());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

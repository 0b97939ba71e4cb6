import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Kruskal's algorithm, behind the old cables. */
public class Ordinary {
    static class Route {
        int a, b, cost;

        Route(int a, int b, int cost) {
            this.a = a;
            this.b = b;
            this.cost = cost;
        }
    }

    static int[] parent;
    static int groups;

    static int find(int village) {
        while (parent[village] != village) {
            parent[village] = parent[parent[village]];
            village = parent[village];
        }
        return village;
    }

    static boolean join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        parent[a] = b;
        groups--;
        return true;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int k = scanner.nextInt();
        int m = scanner.nextInt();
        groups = n;
        parent = new int[n + 1];
        for (int i = 1; i <= n; i++) parent[i] = i;
        for (int i = 0; i < k; i++) join(scanner.nextInt(), scanner.nextInt());
        List<Route> routes = new ArrayList<>();
        for (int i = 0; i < m; i++) routes.add(new Route(scanner.nextInt(), scanner.nextInt(), scanner.nextInt()));
        routes.sort((x, y) -> Integer.compare(x.cost, y.cost));
        long total = 0;
        for (Route route : routes) {
            if (join(route.a, route.b)) total += route.cost;
        }
        System.out.println(groups + " " + total);
    }
}

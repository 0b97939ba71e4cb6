import java.io.*;
import java.util.*;

/** The table of all distances, kept up to date: a new road lies on a shortest way at most once. O(n^3 + q n^2). */
public class Main {
    record Road(int a, int b, int length) {}

    static long[] reports(int n, List<Road> roads, List<Road> built) {
        final long none = Long.MAX_VALUE / 4; // three of them can be added
        long[][] distance = new long[n + 1][n + 1];
        for (long[] row : distance) Arrays.fill(row, none);
        for (int v = 1; v <= n; v++) distance[v][v] = 0;
        for (Road road : roads) {
            long length = Math.min(distance[road.a][road.b], road.length);
            distance[road.a][road.b] = length;
            distance[road.b][road.a] = length;
        }
        for (int by = 1; by <= n; by++) {
            for (int u = 1; u <= n; u++) {
                for (int v = 1; v <= n; v++) {
                    distance[u][v] = Math.min(distance[u][v], distance[u][by] + distance[by][v]);
                }
            }
        }

        long[] sums = new long[built.size()];
        for (int year = 0; year < built.size(); year++) {
            Road road = built.get(year);
            // The rows of both ends as they were before: they change on the way.
            long[] fromA = distance[road.a].clone();
            long[] fromB = distance[road.b].clone();
            long sum = 0;
            boolean isWhole = true;
            for (int u = 1; u <= n; u++) {
                for (int v = 1; v <= n; v++) {
                    long byRoad = road.length + Math.min(fromA[u] + fromB[v], fromB[u] + fromA[v]);
                    distance[u][v] = Math.min(distance[u][v], byRoad);
                    if (distance[u][v] >= none) isWhole = false;
                    else sum += distance[u][v];
                }
            }
            sums[year] = isWhole ? sum / 2 : -1;
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int q = nextInt(in);
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) roads.add(new Road(nextInt(in), nextInt(in), nextInt(in)));
        List<Road> built = new ArrayList<>();
        for (int i = 0; i < q; i++) built.add(new Road(nextInt(in), nextInt(in), nextInt(in)));

        StringBuilder out = new StringBuilder();
        for (long sum : reports(n, roads, built)) out.append(sum).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

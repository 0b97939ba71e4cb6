import java.io.*;
import java.util.*;

/**
 * Two passes over a breadth-first order: upwards the people, the total and the two longest ways of each part, downwards
 * what lies outside of it. O(n).
 */
public class Main {
    private static final long NOBODY = Long.MIN_VALUE / 4;

    static long[][] waysToWork(int n, int[] people, int[] u, int[] v, int[] length) {
        // The paths of each village as a list in arrays: path 2i leads from u[i] to v[i], path 2i + 1 back.
        int[] firstPath = new int[n + 1];
        int[] nextPath = new int[2 * (n - 1)];
        Arrays.fill(firstPath, -1);
        for (int path = 0; path < nextPath.length; path++) {
            int from = path % 2 == 0 ? u[path / 2] : v[path / 2];
            nextPath[path] = firstPath[from];
            firstPath[from] = path;
        }
        int[] order = new int[n];
        int[] parent = new int[n + 1];
        int[] toParent = new int[n + 1];
        order[0] = 1;
        for (int head = 0, tail = 1; head < n; head++) {
            for (int path = firstPath[order[head]]; path >= 0; path = nextPath[path]) {
                int to = path % 2 == 0 ? v[path / 2] : u[path / 2];
                if (to == parent[order[head]]) continue;
                parent[to] = order[head];
                toParent[to] = length[path / 2];
                order[tail++] = to;
            }
        }

        long[] count = new long[n + 1];
        long[] total = new long[n + 1];
        long[] longest = new long[n + 1];
        long[] second = new long[n + 1];
        Arrays.fill(longest, NOBODY);
        Arrays.fill(second, NOBODY);
        for (int i = n - 1; i >= 0; i--) {
            int village = order[i];
            int above = parent[village]; // 0 for the root; its entries are never read
            count[village] += people[village];
            if (people[village] > 0) offer(longest, second, village, 0);
            count[above] += count[village];
            total[above] += total[village] + toParent[village] * count[village];
            offer(longest, second, above, longest[village] + toParent[village]);
        }
        for (int i = 1; i < n; i++) {
            int village = order[i];
            int above = parent[village];
            total[village] = total[above] + toParent[village] * (count[1] - 2 * count[village]);
            boolean isFromHere = longest[above] == longest[village] + toParent[village];
            offer(longest, second, village, (isFromHere ? second[above] : longest[above]) + toParent[village]);
        }
        return new long[][] {total, longest};
    }

    /** One more way that ends in the village, by a branch of its own. */
    private static void offer(long[] longest, long[] second, int village, long way) {
        if (way > longest[village]) {
            second[village] = longest[village];
            longest[village] = way;
        } else if (way > second[village]) {
            second[village] = way;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] people = new int[n + 1];
        for (int village = 1; village <= n; village++) people[village] = nextInt(in);
        int[] u = new int[n - 1];
        int[] v = new int[n - 1];
        int[] length = new int[n - 1];
        for (int i = 0; i < n - 1; i++) {
            u[i] = nextInt(in);
            v[i] = nextInt(in);
            length[i] = nextInt(in);
        }

        long[][] ways = waysToWork(n, people, u, v, length);
        StringBuilder out = new StringBuilder();
        for (int village = 1; village <= n; village++) {
            out.append(ways[0][village]).append(' ').append(ways[1][village]).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

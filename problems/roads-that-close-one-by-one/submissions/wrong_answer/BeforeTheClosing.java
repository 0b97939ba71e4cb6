import java.io.*;
import java.util.*;

/** Notes the pairs before each closing instead of after it. */
public class BeforeTheClosing {
    record Road(int a, int b) {}

    static long[] pairsLeft(int n, List<Road> roads, int[] closing) {
        boolean[] closes = new boolean[roads.size() + 1];
        for (int road : closing) closes[road] = true;

        int[] leader = new int[n + 1]; // of a leader: minus the size of its group
        Arrays.fill(leader, -1);
        long pairs = 0;
        for (int i = 1; i <= roads.size(); i++) if (!closes[i]) pairs += join(leader, roads.get(i - 1));

        long[] left = new long[closing.length];
        for (int i = closing.length - 1; i >= 0; i--) {
            pairs += join(leader, roads.get(closing[i] - 1));
            left[i] = pairs;
        }
        return left;
    }

    private static int find(int[] leader, int v) {
        while (leader[v] >= 0) {
            if (leader[leader[v]] >= 0) leader[v] = leader[leader[v]]; // halves the path on the way
            v = leader[v];
        }
        return v;
    }

    private static long join(int[] leader, Road road) {
        int large = find(leader, road.a);
        int small = find(leader, road.b);
        if (large == small) return 0;
        if (leader[large] > leader[small]) {
            int other = large;
            large = small;
            small = other;
        }
        long pairs = (long) leader[large] * leader[small]; // minus times minus
        leader[large] += leader[small];
        leader[small] = large;
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int q = nextInt(in);
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) roads.add(new Road(nextInt(in), nextInt(in)));
        int[] closing = new int[q];
        for (int i = 0; i < q; i++) closing[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (long pairs : pairsLeft(n, roads, closing)) out.append(pairs).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/**
 * A heap holds pairs of neighbours, a doubly linked list the row. A pair that leaves makes at most one new pair; entries with somebody
 * who has left are skipped when they come up.
 */
public class Main {
    record Pair(int one, int two) {}

    record Entry(int difference, int one, int two) {}

    static List<Pair> pairsInOrder(int[] heights) {
        int n = heights.length;
        // Dancers are 1..n; 0 and n + 1 stand for nobody.
        int[] left = new int[n + 2];
        int[] right = new int[n + 2];
        for (int i = 0; i <= n + 1; i++) {
            left[i] = i - 1;
            right[i] = i + 1;
        }
        boolean[] hasLeft = new boolean[n + 2];
        PriorityQueue<Entry> best = new PriorityQueue<>(
                (a, b) -> a.difference != b.difference ? Integer.compare(a.difference, b.difference) : Integer.compare(a.one, b.one));
        for (int i = 1; i < n; i++) best.add(new Entry(Math.abs(heights[i - 1] - heights[i]), i, i + 1));

        List<Pair> pairs = new ArrayList<>();
        while (!best.isEmpty()) {
            Entry entry = best.remove();
            if (hasLeft[entry.one] || hasLeft[entry.two]) continue;
            hasLeft[entry.one] = true;
            hasLeft[entry.two] = true;
            pairs.add(new Pair(entry.one, entry.two));
            int before = left[entry.one];
            int behind = right[entry.two];
            right[before] = behind;
            left[behind] = before;
            if (before >= 1 && behind <= n) {
                best.add(new Entry(Math.abs(heights[before - 1] - heights[behind - 1]), before, behind));
            }
        }
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (Pair pair : pairsInOrder(heights)) out.append(pair.one()).append(' ').append(pair.two()).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

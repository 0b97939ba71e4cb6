import java.io.*;
import java.util.*;

/** Too slow: has a heap but no list, so it walks over the gap to find out who are the new neighbours. */
public class SearchesTheNeighbours {
    record Entry(int difference, int one, int two) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            heights[i] = (int) in.nval;
        }
        boolean[] hasLeft = new boolean[n];
        PriorityQueue<Entry> best = new PriorityQueue<>(
                Comparator.comparingInt(Entry::difference).thenComparingInt(Entry::one));
        for (int i = 0; i + 1 < n; i++) best.add(new Entry(Math.abs(heights[i] - heights[i + 1]), i, i + 1));
        StringBuilder out = new StringBuilder();
        while (!best.isEmpty()) {
            Entry entry = best.remove();
            if (hasLeft[entry.one] || hasLeft[entry.two]) continue;
            hasLeft[entry.one] = true;
            hasLeft[entry.two] = true;
            out.append(entry.one + 1).append(' ').append(entry.two + 1).append('\n');
            int before = entry.one;
            int behind = entry.two;
            while (before >= 0 && hasLeft[before]) before--;
            while (behind < n && hasLeft[behind]) behind++;
            if (before >= 0 && behind < n) best.add(new Entry(Math.abs(heights[before] - heights[behind]), before, behind));
        }
        System.out.print(out);
    }
}

import java.io.*;
import java.util.*;

/** Wrong: asks only for those who finish strictly earlier, so an equal finish counts as overtaken. */
public class EqualFinishesInTheTree {
    static long countOvertakings(int[] starts, int[] finishes) {
        int n = starts.length;
        long[] order = new long[n]; // start and finish in one number: sorted by start, equal starts by finish
        for (int i = 0; i < n; i++) order[i] = (long) starts[i] << 32 | finishes[i];
        Arrays.sort(order);
        int[] ranks = finishes.clone();
        Arrays.sort(ranks);

        int[] tree = new int[n + 1]; // a binary indexed tree: how many finishes of each rank have come so far
        long pairs = 0;
        for (int came = 0; came < n; came++) {
            int finish = (int) order[came];
            int atMost = countAtMost(ranks, finish) + 1; // the same place for equal finishes
            int earlier = 0;
            for (int at = atMost - 1; at > 0; at -= at & -at) earlier += tree[at];
            pairs += came - earlier;
            for (int at = atMost; at <= n; at += at & -at) tree[at]++;
        }
        return pairs;
    }

    private static int countAtMost(int[] sorted, int value) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < value) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] starts = new int[n];
        int[] finishes = new int[n];
        for (int i = 0; i < n; i++) {
            starts[i] = nextInt(in);
            finishes[i] = nextInt(in);
        }

        System.out.println(countOvertakings(starts, finishes));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

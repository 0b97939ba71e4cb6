import java.io.*;
import java.util.*;

/** Wrong: the sums do not fit into 32 bits. */
public class SumsInInt {
    static long[] cheapestTerrace(int[] heights, int k) {
        int[] sorted = heights.clone();
        Arrays.sort(sorted);
        Stones window = new Stones(sorted);
        long[] best = null;
        for (int i = 0; i < heights.length; i++) {
            window.change(heights[i], 1);
            if (i + 1 < k) continue;
            long strokes = window.strokes(k);
            if (best == null || strokes < best[1]) best = new long[] {i - k + 2, strokes};
            window.change(heights[i - k + 1], -1);
        }
        return best;
    }

    /** Two binary indexed trees over the sorted heights: how many stones there are up to each height, and their sum. */
    private static class Stones {
        private final int[] sorted;
        private final int[] count;
        private final int[] sums;
        private long sum = 0;

        Stones(int[] sorted) {
            this.sorted = sorted;
            count = new int[sorted.length + 1];
            sums = new int[sorted.length + 1];
        }

        void change(int height, int by) {
            sum += (long) by * height;
            for (int at = Arrays.binarySearch(sorted, height) + 1; at < count.length; at += at & -at) {
                count[at] += by;
                sums[at] += (long) by * height;
            }
        }

        /** The strokes that level the k stones of the window at their median. */
        long strokes(int k) {
            int half = (k + 1) / 2;
            int place = 0;
            int below = 0;
            long sumBelow = 0;
            for (int step = Integer.highestOneBit(sorted.length); step > 0; step /= 2) {
                if (place + step >= count.length || below + count[place + step] >= half) continue;
                place += step;
                below += count[place];
                sumBelow += sums[place];
            }
            long median = sorted[place]; // all stones up to `place` are lower, and with this height there are enough
            return median * below - sumBelow + (sum - sumBelow) - median * (k - below);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        long[] answer = cheapestTerrace(heights, k);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

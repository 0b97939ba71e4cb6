import java.io.*;
import java.util.*;

/**
 * The least weight for each exact total value; from the top down, so that each thing is taken at most once. O(n * sum
 * of values).
 */
public class Main {
    static int largestValue(long[] weights, int[] values, long limit) {
        int all = Arrays.stream(values).sum();
        long[] lightest = new long[all + 1];
        Arrays.fill(lightest, Long.MAX_VALUE / 2);
        lightest[0] = 0;
        for (int i = 0; i < values.length; i++) {
            for (int value = all; value >= values[i]; value--) {
                lightest[value] = Math.min(lightest[value], lightest[value - values[i]] + weights[i]);
            }
        }
        int best = all;
        while (lightest[best] > limit) best--;
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        long limit = nextLong(in);
        long[] weights = new long[n];
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextLong(in);
            values[i] = (int) nextLong(in);
        }

        System.out.println(largestValue(weights, values, limit));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval; // exact up to 2^53
    }
}

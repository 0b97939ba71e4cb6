import java.io.*;

/**
 * Lines -2 x_j * x + (cost(j) + x_j^2) in a Li Chao tree over the landings: each node keeps the line that is lowest in
 * the middle of its range. Lines are only ever evaluated, so 64 bits are enough. O(n log n).
 */
public class Main {
    static long leastCost(long[] places, long[] fees) {
        int n = places.length;
        int size = Integer.highestOneBit(n - 1) * 2;
        long[] slope = new long[2 * size];
        long[] intercept = new long[2 * size];
        java.util.Arrays.fill(intercept, Long.MAX_VALUE / 2); // flat, and above everything
        long cost = 0;
        for (int i = 0; i < n; i++) {
            if (i > 0) cost = fees[i] + places[i] * places[i] + lowest(slope, intercept, size + i, places[i]);
            insert(slope, intercept, places, -2 * places[i], cost + places[i] * places[i]);
        }
        return cost;
    }

    /** The lowest line at x: it is kept in the leaf or in one of the nodes above it. */
    private static long lowest(long[] slope, long[] intercept, int leaf, long x) {
        long least = Long.MAX_VALUE;
        for (int node = leaf; node > 0; node /= 2) least = Math.min(least, slope[node] * x + intercept[node]);
        return least;
    }

    private static void insert(long[] slope, long[] intercept, long[] places, long newSlope, long newIntercept) {
        int size = slope.length / 2;
        int first = 0;
        int last = size - 1;
        for (int node = 1; node < slope.length; ) {
            int middle = (first + last) / 2;
            long x = places[Math.min(middle, places.length - 1)];
            if (newSlope * x + newIntercept < slope[node] * x + intercept[node]) {
                long otherSlope = slope[node];
                long otherIntercept = intercept[node];
                slope[node] = newSlope;
                intercept[node] = newIntercept;
                newSlope = otherSlope;
                newIntercept = otherIntercept;
            }
            // The line that is higher in the middle can be lower on one side only: where it is the steeper one downwards.
            if (newSlope < slope[node]) {
                first = middle + 1;
                node = 2 * node + 1;
            } else {
                last = middle;
                node = 2 * node;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        long[] places = new long[n];
        long[] fees = new long[n];
        for (int i = 0; i < n; i++) places[i] = nextLong(in);
        for (int i = 0; i < n; i++) fees[i] = nextLong(in);

        System.out.println(leastCost(places, fees));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval; // exact up to 2^53
    }
}

import java.io.*;
import java.util.*;

/**
 * For each running sum, counts the earlier ones that are k lower. A binary search in the sorted sums takes the place of a
 * hash table: the first of equal sums stands for all of them. O(n log n), whatever the amounts are.
 */
public class Main {
    static long countPieces(long k, int[] amounts) {
        int n = amounts.length;
        long[] sums = new long[n + 1];
        for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + amounts[i];
        // Equal sums get the same rank; ranks stand for sums from here on.
        long[] sorted = sums.clone();
        Arrays.sort(sorted);
        int[] seen = new int[n + 1];
        long pieces = 0;
        for (long sum : sums) {
            int earlier = firstAtLeast(sorted, sum - k);
            if (earlier <= n && sorted[earlier] == sum - k) pieces += seen[earlier];
            seen[firstAtLeast(sorted, sum)]++;
        }
        return pieces;
    }

    private static int firstAtLeast(long[] sorted, long value) {
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
        in.nextToken();
        long k = (long) in.nval; // at most 10^15, which a double holds exactly
        int[] amounts = new int[n];
        for (int i = 0; i < n; i++) amounts[i] = nextInt(in);

        System.out.println(countPieces(k, amounts));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

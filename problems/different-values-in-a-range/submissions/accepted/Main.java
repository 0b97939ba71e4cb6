import java.io.*;
import java.util.*;

/**
 * Questions in the order of their right ends. Of equal numbers up to r only the last one counts, so with a 1 at the last place
 * of each value the answer is a sum from l to r, which a binary indexed tree gives. O((n + q) log n).
 */
public class Main {
    static long sumOfDifferent(int[] row, int[] left, int[] right) {
        int n = row.length;
        // The questions with the same right end form a chain.
        int[] firstWith = new int[n];
        int[] nextWith = new int[left.length];
        Arrays.fill(firstWith, -1);
        for (int i = 0; i < left.length; i++) {
            nextWith[i] = firstWith[right[i]];
            firstWith[right[i]] = i;
        }

        Map<Integer, Integer> last = new HashMap<>(); // the last index of each value
        int[] tree = new int[n + 1];
        long sum = 0;
        for (int r = 0; r < n; r++) {
            Integer before = last.put(row[r], r);
            if (before != null) add(tree, before, -1);
            add(tree, r, 1);
            for (int i = firstWith[r]; i >= 0; i = nextWith[i]) {
                sum += last.size() - sumBefore(tree, left[i]);
            }
        }
        return sum;
    }

    private static void add(int[] tree, int index, int value) {
        for (int at = index + 1; at < tree.length; at += at & -at) tree[at] += value;
    }

    private static int sumBefore(int[] tree, int index) {
        int sum = 0;
        for (int at = index; at > 0; at -= at & -at) sum += tree[at];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        long x = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = nextInt(in);
        int[] left = new int[q];
        int[] right = new int[q];
        for (int i = 0; i < q; i++) {
            x = x * 48271 % 2147483647;
            int u = (int) (x % n);
            x = x * 48271 % 2147483647;
            int v = (int) (x % n);
            left[i] = Math.min(u, v);
            right[i] = Math.max(u, v);
        }

        System.out.println(sumOfDifferent(row, left, right));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

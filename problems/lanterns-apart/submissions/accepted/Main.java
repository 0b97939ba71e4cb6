import java.io.*;
import java.util.*;

/**
 * Greedy with second thoughts: take the best node; in its place, leave one node worth left + right - taken, which stands
 * for "put it out and light both neighbours instead". Every choice lights exactly one lantern more.
 */
public class Main {
    private static final int NONE = 0;
    private static int[] previous;
    private static int[] next;
    private static boolean[] gone;

    /** A node with the value that it had when it was put into the heap. */
    private record Entry(long value, int node) {}

    static long largestGlow(int k, int[] glow) {
        int n = glow.length;
        long[] value = new long[n + 1];
        previous = new int[n + 1];
        next = new int[n + 1];
        gone = new boolean[n + 1];
        PriorityQueue<Entry> best = new PriorityQueue<>((a, b) -> Long.compare(b.value, a.value));
        for (int i = 1; i <= n; i++) {
            value[i] = glow[i - 1];
            previous[i] = i - 1;
            next[i] = i < n ? i + 1 : NONE;
            best.add(new Entry(value[i], i));
        }

        long total = 0;
        while (k > 0) {
            int node = best.remove().node;
            if (gone[node]) continue;
            total += value[node];
            k--;

            int left = previous[node];
            int right = next[node];
            unlink(left);
            unlink(right);
            if (left != NONE && right != NONE) {
                value[node] = value[left] + value[right] - value[node];
                best.add(new Entry(value[node], node));
            } else {
                unlink(node); // at an end of the row there is nothing to swap for
            }
        }
        return total;
    }

    private static void unlink(int node) {
        if (node == NONE) return;
        gone[node] = true;
        if (previous[node] != NONE) next[previous[node]] = next[node];
        if (next[node] != NONE) previous[next[node]] = previous[node];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] glow = new int[n];
        for (int i = 0; i < n; i++) glow[i] = nextInt(in);

        System.out.println(largestGlow(k, glow));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

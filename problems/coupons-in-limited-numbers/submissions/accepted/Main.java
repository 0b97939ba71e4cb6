import java.io.*;

/**
 * For each kind and each remainder modulo its points, a window of at most `copies` steps slides along; a queue keeps
 * the candidates for its best start. O(n P).
 */
public class Main {
    static long largestSaving(int[] points, int[] savings, int[] copies, int budget) {
        long[] best = new long[budget + 1];
        for (int i = 0; i < points.length; i++) {
            long[] next = new long[budget + 1];
            for (int remainder = 0; remainder < points[i] && remainder <= budget; remainder++) {
                slide(best, next, remainder, points[i], savings[i], copies[i]);
            }
            best = next;
        }
        return best[budget];
    }

    /** Fills next[remainder + k * points] with the best of best[remainder + j * points] + (k - j) * saving, k - copies <= j <= k. */
    private static void slide(long[] best, long[] next, int remainder, int points, long saving, int copies) {
        int count = (best.length - 1 - remainder) / points + 1;
        int[] queue = new int[count]; // numbers j whose best[…] - j * saving falls
        int head = 0;
        int tail = 0;
        for (int k = 0; k < count; k++) {
            long here = best[remainder + k * points] - k * saving;
            while (tail > head && best[remainder + queue[tail - 1] * points] - queue[tail - 1] * saving <= here) tail--;
            queue[tail++] = k;
            if (queue[head] < k - copies) head++;
            next[remainder + k * points] = best[remainder + queue[head] * points] + (k - queue[head]) * saving;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int budget = nextInt(in);
        int[] points = new int[n];
        int[] savings = new int[n];
        int[] copies = new int[n];
        for (int i = 0; i < n; i++) {
            points[i] = nextInt(in);
            savings[i] = nextInt(in);
            copies[i] = nextInt(in);
        }

        System.out.println(largestSaving(points, savings, copies, budget));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

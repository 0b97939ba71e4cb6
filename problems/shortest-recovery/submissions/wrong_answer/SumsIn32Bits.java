import java.io.*;

/**
 * Wrong: running sums do not fit into 32 bits.
 */
public class SumsIn32Bits {
    static int[] shortestRecovery(int[] changes, long k) {
        int n = changes.length;
        int[] sums = new int[n + 1];
        for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + changes[i];

        int[] best = null;
        int[] starts = new int[n + 1];
        int size = 0;
        for (int end = 0; end <= n; end++) {
            int low = 0; // starts[0 .. low - 1] are low enough
            int high = size;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (sums[starts[middle]] <= sums[end] - k) low = middle + 1;
                else high = middle;
            }
            if (low > 0 && (best == null || end - starts[low - 1] < best[0])) {
                best = new int[] {end - starts[low - 1], starts[low - 1] + 1};
            }
            while (size > 0 && sums[starts[size - 1]] >= sums[end]) size--;
            starts[size++] = end;
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        long k = nextLong(in);
        int[] changes = new int[n];
        for (int i = 0; i < n; i++) changes[i] = (int) nextLong(in);

        int[] answer = shortestRecovery(changes, k);
        System.out.println(answer == null ? "-1" : answer[0] + " " + answer[1]);
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval; // exact below 2^53
    }
}

import java.io.*;

/**
 * Decide about the bottle that is taken last in a part: by then its neighbours are the two bottles just outside of the
 * part, and until then it keeps the two sides apart. A wall of a colour of its own at each end. O(n^3).
 */
public class Main {
    static long mostEarned(int[] colours, int[] prices) {
        int n = colours.length;
        int[] colour = new int[n + 2];
        System.arraycopy(colours, 0, colour, 1, n);
        colour[0] = -1;
        colour[n + 1] = -2;

        long[][] best = new long[n + 2][n + 2]; // for the bottles strictly between two that still stand
        for (int l = n; l >= 0; l--) {
            for (int r = l + 2; r <= n + 1; r++) {
                long times = colour[l] == colour[r] ? 2 : 1;
                for (int last = l + 1; last < r; last++) {
                    best[l][r] = Math.max(best[l][r], best[l][last] + best[last][r] + times * prices[last - 1]);
                }
            }
        }
        return best[0][n + 1];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] colours = new int[n];
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) colours[i] = nextInt(in);
        for (int i = 0; i < n; i++) prices[i] = nextInt(in);

        System.out.println(mostEarned(colours, prices));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/**
 * The largest profit for each length that is used up; each piece is charged one cut, and one is given back at the end.
 * O(k L).
 */
public class Main {
    private static final long IMPOSSIBLE = Long.MIN_VALUE;

    static OptionalLong bestProfit(int ribbon, int cut, int[] lengths, int[] prices) {
        long[] best = new long[ribbon + 1];
        Arrays.fill(best, IMPOSSIBLE);
        best[0] = 0;
        for (int i = 0; i < lengths.length; i++) {
            for (int length = lengths[i]; length <= ribbon; length++) {
                long before = best[length - lengths[i]];
                if (before != IMPOSSIBLE) best[length] = Math.max(best[length], before + prices[i] - cut);
            }
        }
        return best[ribbon] == IMPOSSIBLE ? OptionalLong.empty() : OptionalLong.of(best[ribbon] + cut);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int ribbon = nextInt(in);
        int k = nextInt(in);
        int cut = nextInt(in);
        int[] lengths = new int[k];
        int[] prices = new int[k];
        for (int i = 0; i < k; i++) {
            lengths[i] = nextInt(in);
            prices[i] = nextInt(in);
        }

        OptionalLong profit = bestProfit(ribbon, cut, lengths, prices);
        System.out.println(profit.isPresent() ? String.valueOf(profit.getAsLong()) : "IMPOSSIBLE");
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

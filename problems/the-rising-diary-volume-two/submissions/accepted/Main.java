import java.io.*;
import java.util.*;

/**
 * A Fenwick tree over the ranks of the temperatures: the longest choice that ends in a range of ranks, and the number
 * of such choices. O(n log n).
 */
public class Main {
    static final int MODULUS = 1_000_000_007;

    static int[] countChoices(int[] temperatures) {
        int[] ranks = Arrays.stream(temperatures).sorted().distinct().toArray();
        int[] treeDays = new int[ranks.length + 1];
        int[] treeWays = new int[ranks.length + 1];
        int mostDays = 0;
        int allWays = 0;
        for (int temperature : temperatures) {
            int rank = Arrays.binarySearch(ranks, temperature) + 1;
            int days = 0;
            int ways = 0;
            for (int at = rank - 1; at > 0; at -= at & -at) {
                if (treeDays[at] > days) {
                    days = treeDays[at];
                    ways = treeWays[at];
                } else if (treeDays[at] == days) {
                    ways = (ways + treeWays[at]) % MODULUS;
                }
            }
            if (days == 0) ways = 1;
            days++;
            for (int at = rank; at < treeDays.length; at += at & -at) {
                if (days > treeDays[at]) {
                    treeDays[at] = days;
                    treeWays[at] = ways;
                } else if (days == treeDays[at]) {
                    treeWays[at] = (treeWays[at] + ways) % MODULUS;
                }
            }
            if (days > mostDays) {
                mostDays = days;
                allWays = ways;
            } else if (days == mostDays) {
                allWays = (allWays + ways) % MODULUS;
            }
        }
        return new int[] {mostDays, allWays};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] temperatures = new int[n];
        for (int i = 0; i < n; i++) temperatures[i] = nextInt(in);

        int[] answer = countChoices(temperatures);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Wrong: calls x a prime when 2^x leaves the rest 2, which 341 and other numbers pass as well. */
public class TestsByPowersOfTwo {
    static final int LARGEST = 2_000_000;

    static int[] countPrimes(int[] from, int[] to) {
        int[] upTo = new int[LARGEST + 1];
        for (int x = 2; x <= LARGEST; x++) {
            upTo[x] = upTo[x - 1];
            long power = 1;
            for (int bit = 1 << 20; bit > 0; bit >>= 1) {
                power = power * power % x;
                if ((x & bit) != 0) power = 2 * power % x;
            }
            if (power == 2 % x) upTo[x]++;
        }
        int[] counts = new int[from.length];
        for (int i = 0; i < counts.length; i++) counts[i] = upTo[to[i]] - upTo[from[i] - 1];
        return counts;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int q = nextInt(in);
        int[] from = new int[q];
        int[] to = new int[q];
        for (int i = 0; i < q; i++) {
            from[i] = nextInt(in);
            to[i] = nextInt(in);
        }

        StringBuilder out = new StringBuilder();
        for (int count : countPrimes(from, to)) out.append(count).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

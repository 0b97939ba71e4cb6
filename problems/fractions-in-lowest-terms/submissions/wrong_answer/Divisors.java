import java.io.*;
import java.util.*;

/** Wrong: removes only numerators that divide the denominator, but 9 / 12 can be reduced, too. */
public class Divisors {
    static final int LARGEST = 1_000_000;

    static long[] countFractions(int[] from, int[] to) {
        int[] totient = new int[LARGEST + 1];
        for (int y = 0; y <= LARGEST; y++) totient[y] = y;
        for (int y = 2; y <= LARGEST; y++) totient[y]--;
        for (int divisor = 2; divisor <= LARGEST; divisor++) {
            for (int y = 2 * divisor; y <= LARGEST; y += divisor) totient[y]--;
        }
        long[] upTo = new long[LARGEST + 1];
        for (int y = 2; y <= LARGEST; y++) upTo[y] = upTo[y - 1] + totient[y]; // no fraction has the denominator 1

        long[] counts = new long[from.length];
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
        for (long count : countFractions(from, to)) out.append(count).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

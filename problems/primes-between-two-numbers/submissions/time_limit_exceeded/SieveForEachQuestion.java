import java.io.*;
import java.util.*;

/** Too slow: makes the sieve anew for each question. */
public class SieveForEachQuestion {
    static final int LARGEST = 2_000_000;

    static int[] countPrimes(int[] from, int[] to) {
        int[] counts = new int[from.length];
        for (int i = 0; i < counts.length; i++) counts[i] = countPrimes(from[i], to[i]);
        return counts;
    }

    static int countPrimes(int from, int to) {
        boolean[] isComposite = new boolean[LARGEST + 1];
        int[] upTo = new int[LARGEST + 1];
        for (int x = 2; x <= LARGEST; x++) {
            upTo[x] = upTo[x - 1];
            if (isComposite[x]) continue;
            upTo[x]++;
            // Smaller multiples have a smaller prime divisor and are crossed out already.
            for (long multiple = (long) x * x; multiple <= LARGEST; multiple += x) isComposite[(int) multiple] = true;
        }
        return upTo[to] - upTo[from - 1];
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

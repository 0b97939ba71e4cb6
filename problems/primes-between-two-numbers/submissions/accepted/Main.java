import java.io.*;
import java.util.*;

/**
 * A sieve finds all primes once; upTo[x] counts those that are at most x. Then each question is one subtraction.
 */
public class Main {
    static int[] countPrimes(int[] from, int[] to) {
        int largest = Arrays.stream(to).max().orElseThrow();
        boolean[] isComposite = new boolean[largest + 1];
        int[] upTo = new int[largest + 1];
        for (int x = 2; x <= largest; x++) {
            upTo[x] = upTo[x - 1];
            if (isComposite[x]) continue;
            upTo[x]++;
            // Smaller multiples have a smaller prime divisor and are crossed out already.
            for (long multiple = (long) x * x; multiple <= largest; multiple += x) isComposite[(int) multiple] = true;
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

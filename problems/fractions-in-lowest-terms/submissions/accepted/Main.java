import java.io.*;
import java.util.*;

/**
 * With denominator y there are as many such fractions as numbers below y without a common divisor: Euler's totient. Each prime
 * that divides y removes its share of the numerators, so a sieve finds all totients at once. Then each question is a difference
 * of two prefix sums.
 */
public class Main {
    static long[] countFractions(int[] from, int[] to) {
        int largest = Arrays.stream(to).max().orElseThrow();
        int[] totient = new int[largest + 1];
        for (int y = 0; y <= largest; y++) totient[y] = y;
        for (int prime = 2; prime <= largest; prime++) {
            if (totient[prime] != prime) continue; // a smaller prime has changed it
            for (int y = prime; y <= largest; y += prime) totient[y] -= totient[y] / prime;
        }
        long[] upTo = new long[largest + 1];
        for (int y = 2; y <= largest; y++) upTo[y] = upTo[y - 1] + totient[y]; // no fraction has the denominator 1

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

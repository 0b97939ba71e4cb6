import java.io.*;
import java.util.*;

/** Wrong: counts the visitors whose number is divisible by exactly one lucky number. */
public class ExactlyOne {
    static long countPresents(long[] lucky, long from, long to) {
        return countUpTo(lucky, 0, 1, to) - countUpTo(lucky, 0, 1, from - 1);
    }

    /** Among the multiples of `multiple` up to the limit, those that a lucky number from place `first` on divides. */
    private static long countUpTo(long[] lucky, int first, long multiple, long limit) {
        long count = 0;
        for (int i = first; i < lucky.length; i++) {
            long factor = lucky[i] / gcd(lucky[i], multiple);
            if (factor > limit / multiple) continue;
            long common = multiple * factor;
            count += limit / common - 2 * countUpTo(lucky, i + 1, common, limit);
        }
        return count;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        long from = Long.parseLong(words.nextToken());
        long to = Long.parseLong(words.nextToken());
        words = new StringTokenizer(in.readLine());
        long[] lucky = new long[n];
        for (int i = 0; i < n; i++) lucky[i] = Long.parseLong(words.nextToken());

        System.out.println(countPresents(lucky, from, to));
    }
}

import java.io.*;
import java.util.*;

/** Wrong: prints NONE whenever a and m have a common divisor, even if the exponent is not negative. */
public class NoneForAnyCommonDivisor {
    static long powerModulo(long a, long b, long m) {
        if (inverse(a, m) < 0) return -1;
        if (b < 0) {
            a = inverse(a, m);
            b = -b;
        }
        long power = 1 % m;
        for (long square = a % m; b > 0; b /= 2) {
            if (b % 2 == 1) power = power * square % m;
            square = square * square % m;
        }
        return power;
    }

    private static long inverse(long a, long m) {
        long rest = m;
        long nextRest = a % m; // rest = times * a + a multiple of m
        long times = 0;
        long nextTimes = 1;
        while (nextRest != 0) {
            long quotient = rest / nextRest;
            long newRest = rest - quotient * nextRest;
            rest = nextRest;
            nextRest = newRest;
            long newTimes = times - quotient * nextTimes;
            times = nextTimes;
            nextTimes = newTimes;
        }
        return rest == 1 ? (times + m) % m : -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            long a = Long.parseLong(words.nextToken());
            long b = Long.parseLong(words.nextToken());
            long m = Long.parseLong(words.nextToken());

            long power = powerModulo(a, b, m);
            out.append(power < 0 ? "NONE" : String.valueOf(power)).append('\n');
        }
        System.out.print(out);
    }
}

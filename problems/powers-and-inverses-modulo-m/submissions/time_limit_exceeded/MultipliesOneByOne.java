import java.io.*;
import java.util.*;

/** Too slow: multiplies as often as the exponent says. */
public class MultipliesOneByOne {
    static long powerModulo(long a, long b, long m) {
        if (b < 0) {
            a = inverse(a, m);
            if (a < 0) return -1;
            b = -b;
        }
        long power = 1 % m;
        for (; b > 0; b--) power = power * (a % m) % m;
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

import java.io.*;
import java.util.*;

/** Wrong: leaves the loop as soon as the second is too late, although the step still needs the remaining lamps. */
public class StopsTooEarly {
    static final long LATEST = 1_000_000_000_000_000_000L; // 10^18

    static long[] answerBoth(long[] periods) {
        long step = 0; // gcd(0, a) = a
        long together = 1; // 0 once it is after LATEST
        for (long period : periods) {
            step = gcd(step, period);
            if (together == 0) break;
            long factor = period / gcd(together, period);
            together = factor > LATEST / together ? 0 : together * factor;
        }
        return new long[] {step, together};
    }

    static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer words = new StringTokenizer(in.readLine());
        long[] periods = new long[n];
        for (int i = 0; i < n; i++) periods[i] = Long.parseLong(words.nextToken());

        long[] answer = answerBoth(periods);
        System.out.println(answer[0]);
        System.out.println(answer[1] == 0 ? "TOO LATE" : String.valueOf(answer[1]));
    }
}

import java.io.*;
import java.util.*;

/** Wrong: keeps factorials in 32 bits and multiplies them there. */
public class IntFactorials {
    static final long MOD = 1_000_000_007;
    static final int MOST = 500_000; // flavours, and also scoops

    record Question(int kind, int flavours, int scoops) {}

    static long[] countChoices(List<Question> questions) {
        int top = 2 * MOST - 1; // the largest n + k - 1
        int[] factorial = new int[top + 1];
        factorial[0] = 1;
        for (int i = 1; i <= top; i++) factorial[i] = (int) (factorial[i - 1] * i % MOD);
        long[] inverse = new long[top + 1];
        inverse[top] = power(factorial[top], MOD - 2);
        for (int i = top; i > 0; i--) inverse[i - 1] = inverse[i] * i % MOD;

        long[] ways = new long[questions.size()];
        for (int i = 0; i < ways.length; i++) {
            Question question = questions.get(i);
            int k = question.scoops();
            int n = question.kind() == 1 ? question.flavours() : question.flavours() + k - 1;
            if (k <= n) ways[i] = factorial[n] * inverse[k] % MOD * inverse[n - k] % MOD;
        }
        return ways;
    }

    private static long power(long base, long exponent) {
        long result = 1;
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % MOD;
            base = base * base % MOD;
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < q; i++) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            int kind = Integer.parseInt(words.nextToken());
            int flavours = Integer.parseInt(words.nextToken());
            int scoops = Integer.parseInt(words.nextToken());
            questions.add(new Question(kind, flavours, scoops));
        }

        StringBuilder out = new StringBuilder();
        for (long ways : countChoices(questions)) out.append(ways).append('\n');
        System.out.print(out);
    }
}

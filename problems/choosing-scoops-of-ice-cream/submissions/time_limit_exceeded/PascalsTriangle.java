import java.io.*;
import java.util.*;

/** Too slow: adds up Pascal's triangle row by row for each question. */
public class PascalsTriangle {
    static final long MOD = 1_000_000_007;
    static final int MOST = 500_000; // flavours, and also scoops

    record Question(int kind, int flavours, int scoops) {}

    static long[] countChoices(List<Question> questions) {


        long[] ways = new long[questions.size()];
        for (int i = 0; i < ways.length; i++) {
            Question question = questions.get(i);
            int k = question.scoops();
            int n = question.kind() == 1 ? question.flavours() : question.flavours() + k - 1;
            long[] row = new long[k + 1];
            row[0] = 1;
            for (int above = 0; above < n; above++) {
                for (int j = k; j > 0; j--) row[j] = (row[j] + row[j - 1]) % MOD;
            }
            ways[i] = row[k];
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

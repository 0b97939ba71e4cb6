import java.util.HashMap;
import java.util.Scanner;

/** Wrong: pays only for boats with more than one person. */
public class NoRent {
    static int n, m;
    static long c;
    static long[][] w;
    static HashMap<Integer, Long> memo = new HashMap<>();

    static long score(int group) {
        long sum = Integer.bitCount(group) > 1 ? -c : 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if ((group & (1 << i)) != 0 && (group & (1 << j)) != 0) sum += w[i][j];
            }
        }
        return sum;
    }

    static long best(int people, long[] scores) {
        if (people == 0) return 0;
        Long known = memo.get(people);
        if (known != null) return known;
        int first = people & -people;
        int others = people - first;
        long result = Long.MIN_VALUE;
        int sub = others;
        while (true) {
            int group = sub | first;
            if (Integer.bitCount(group) <= m) {
                result = Math.max(result, scores[group] + best(people - group, scores));
            }
            if (sub == 0) break;
            sub = (sub - 1) & others;
        }
        memo.put(people, result);
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        m = in.nextInt();
        c = in.nextLong();
        w = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                w[i][j] = in.nextLong();
            }
        }
        long[] scores = new long[1 << n];
        for (int group = 1; group < (1 << n); group++) {
            scores[group] = score(group);
        }
        System.out.println(best((1 << n) - 1, scores));
    }
}

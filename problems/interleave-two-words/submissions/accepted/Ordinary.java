import java.util.*;

/** As many write it: recursion with a memo. */
public class Ordinary {
    static final long MOD = 1000000007;
    static String a, b, c;
    static long[][] memo;

    static long count(int i, int j) {
        if (i == a.length() && j == b.length()) return 1;
        if (memo[i][j] != -1) return memo[i][j];
        long result = 0;
        if (i < a.length() && a.charAt(i) == c.charAt(i + j)) result += count(i + 1, j);
        if (j < b.length() && b.charAt(j) == c.charAt(i + j)) result += count(i, j + 1);
        return memo[i][j] = result % MOD;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        a = in.next();
        b = in.next();
        c = in.next();
        memo = new long[a.length() + 1][b.length() + 1];
        for (long[] row : memo) Arrays.fill(row, -1);
        System.out.println(count(0, 0));
    }
}

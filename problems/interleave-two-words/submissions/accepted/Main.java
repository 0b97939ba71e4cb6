import java.io.*;
import java.util.*;

public class Main {
    static final int MODULUS = 1_000_000_007;

    /** ways[i][j]: colourings of the first i + j letters of the mixed word with i red and j blue ones. */
    static int countWays(String first, String second, String mixed) {
        int n = first.length();
        int m = second.length();
        int[][] ways = new int[n + 1][m + 1];
        ways[0][0] = 1;
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (i > 0 && first.charAt(i - 1) == mixed.charAt(i + j - 1)) ways[i][j] += ways[i - 1][j];
                if (j > 0 && second.charAt(j - 1) == mixed.charAt(i + j - 1)) ways[i][j] += ways[i][j - 1];
                ways[i][j] %= MODULUS;
            }
        }
        return ways[n][m];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String first = in.readLine().trim();
        String second = in.readLine().trim();
        String mixed = in.readLine().trim();

        System.out.println(countWays(first, second, mixed));
    }
}

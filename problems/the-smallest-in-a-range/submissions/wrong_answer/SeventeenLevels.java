// The sparse table has 17 levels, and two stretches of the highest one do not cover the longest ranges.
import java.io.*;

public class SeventeenLevels {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        int q = (int) next();
        long x = next();
        int levels = 17;
        int[][] table = new int[levels][n];
        for (int i = 0; i < n; i++) table[0][i] = (int) next();
        for (int k = 1; k < levels; k++)
            for (int i = 0; i + (1 << k) <= n; i++) table[k][i] = Math.min(table[k - 1][i], table[k - 1][i + (1 << (k - 1))]);
        long sum = 0;
        while (q-- > 0) {
            x = x * 48271 % 2147483647L;
            int u = (int) (x % n);
            x = x * 48271 % 2147483647L;
            int v = (int) (x % n);
            int l = Math.min(u, v);
            int r = Math.max(u, v);
            int k = 0;
            while (k + 1 < levels && (1 << (k + 1)) <= r - l + 1) k++;
            sum += Math.min(table[k][l], table[k][r - (1 << k) + 1]);
        }
        System.out.println(sum);
    }
}

import java.util.Scanner;

/** Written plainly: full matrices, with a loop at an extra vertex. */
public class Ordinary {
    static final long M = 1000000007L;

    static long[][] multiply(long[][] a, long[][] b) {
        int n = a.length;
        long[][] c = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % M;
                }
            }
        }
        return c;
    }

    static long[][] power(long[][] a, long e) {
        if (e == 1) {
            return a;
        }
        long[][] half = power(a, e / 2);
        long[][] result = multiply(half, half);
        if (e % 2 == 1) {
            result = multiply(result, a);
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int s = in.nextInt();
        int t = in.nextInt();
        long k = in.nextLong();
        long[][] a = new long[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int x = in.nextInt();
            int y = in.nextInt();
            a[x][y]++;
        }
        a[t][0] = 1;
        a[0][0] = 1;
        System.out.println(power(a, k + 1)[s][0]);
    }
}

import java.util.Scanner;

/** A table of the smallest numbers of all blocks of 1, 2, 4, ... numbers, and a table of logarithms. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        long x = scanner.nextLong();
        int[][] table = new int[18][n];
        for (int i = 0; i < n; i++) {
            table[0][i] = scanner.nextInt();
        }
        for (int k = 1; k < 18; k++) {
            for (int i = 0; i + (1 << k) <= n; i++) {
                table[k][i] = Math.min(table[k - 1][i], table[k - 1][i + (1 << (k - 1))]);
            }
        }
        int[] log = new int[n + 1];
        for (int i = 2; i <= n; i++) {
            log[i] = log[i / 2] + 1;
        }
        long sum = 0;
        for (int i = 0; i < q; i++) {
            x = x * 48271 % 2147483647;
            int u = (int) (x % n);
            x = x * 48271 % 2147483647;
            int v = (int) (x % n);
            int l = Math.min(u, v);
            int r = Math.max(u, v);
            int k = log[r - l + 1];
            sum += Math.min(table[k][l], table[k][r - (1 << k) + 1]);
        }
        System.out.println(sum);
    }
}

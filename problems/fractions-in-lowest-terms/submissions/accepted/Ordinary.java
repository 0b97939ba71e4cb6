import java.util.Scanner;

/** Written plainly: a table of the smallest prime divisors, and each number from a smaller one. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        int[] from = new int[q];
        int[] to = new int[q];
        int n = 1;
        for (int i = 0; i < q; i++) {
            from[i] = in.nextInt();
            to[i] = in.nextInt();
            n = Math.max(n, to[i]);
        }
        int[] smallest = new int[n + 1];
        for (int i = 2; i <= n; i++) {
            if (smallest[i] == 0) {
                for (int j = i; j <= n; j += i) {
                    if (smallest[j] == 0) {
                        smallest[j] = i;
                    }
                }
            }
        }
        long[] phi = new long[n + 1];
        long[] sum = new long[n + 1];
        phi[1] = 1;
        for (int i = 2; i <= n; i++) {
            int p = smallest[i];
            int rest = i / p;
            if (rest % p == 0) {
                phi[i] = phi[rest] * p;
            } else {
                phi[i] = phi[rest] * (p - 1);
            }
            sum[i] = sum[i - 1] + phi[i];
        }
        for (int i = 0; i < q; i++) {
            System.out.println(sum[to[i]] - sum[from[i] - 1]);
        }
    }
}

import java.util.Scanner;

/** Written plainly: a table of factorials, and a power for each division. */
public class Ordinary {
    static final long M = 1000000007L;
    static long[] fact = new long[1000001];

    static long power(long a, long b) {
        long result = 1;
        while (b > 0) {
            if (b % 2 == 1) {
                result = result * a % M;
            }
            a = a * a % M;
            b = b / 2;
        }
        return result;
    }

    static long choose(int n, int k) {
        if (k > n) {
            return 0;
        }
        return fact[n] * power(fact[k] * fact[n - k] % M, M - 2) % M;
    }

    public static void main(String[] args) {
        fact[0] = 1;
        for (int i = 1; i <= 1000000; i++) {
            fact[i] = fact[i - 1] * i % M;
        }
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            int kind = in.nextInt();
            int n = in.nextInt();
            int k = in.nextInt();
            if (kind == 1) {
                System.out.println(choose(n, k));
            } else {
                System.out.println(choose(n + k - 1, k));
            }
        }
    }
}

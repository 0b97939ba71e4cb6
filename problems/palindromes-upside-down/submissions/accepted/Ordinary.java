import java.util.*;

/** As many write it who do not know Manacher's algorithm: hashes of the row and of the turned row, and binary search. */
public class Ordinary {
    static final long MOD = 1000000007L;
    static final long MOD2 = 998244353L;
    static final long BASE = 1313131L;

    static long[] hashes(int[] a, long mod) {
        long[] h = new long[a.length + 1];
        for (int i = 0; i < a.length; i++) h[i + 1] = (h[i] * BASE + a[i]) % mod;
        return h;
    }

    static long get(long[] h, long[] p, int from, int to, long mod) {
        return (h[to] - h[from] * p[to - from] % mod + mod) % mod;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        int n = s.length();
        int[] turned = {1, 2, 11, 12, 13, 14, 10, 15, 9, 7};
        int[] a = new int[n];
        int[] b = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = s.charAt(i) - '0' + 1;
            b[n - 1 - i] = turned[s.charAt(i) - '0'];
        }
        long[] p1 = new long[n + 1];
        long[] p2 = new long[n + 1];
        p1[0] = 1;
        p2[0] = 1;
        for (int i = 0; i < n; i++) {
            p1[i + 1] = p1[i] * BASE % MOD;
            p2[i + 1] = p2[i] * BASE % MOD2;
        }
        long[] a1 = hashes(a, MOD);
        long[] a2 = hashes(a, MOD2);
        long[] b1 = hashes(b, MOD);
        long[] b2 = hashes(b, MOD2);
        long answer = 0;
        for (int even = 0; even <= 1; even++) {
            for (int i = 0; i < n; i++) {
                // The stretch from i - k + 1 - even to i + k - 1.
                int low = 0;
                int high = Math.min(i + 1 - even, n - i);
                while (low < high) {
                    int k = (low + high + 1) / 2;
                    int from = i - k + 1 - even;
                    int to = i + k;
                    boolean same = get(a1, p1, from, to, MOD) == get(b1, p1, n - to, n - from, MOD)
                            && get(a2, p2, from, to, MOD2) == get(b2, p2, n - to, n - from, MOD2);
                    if (same) low = k;
                    else high = k - 1;
                }
                answer += low;
            }
        }
        System.out.println(answer);
    }
}

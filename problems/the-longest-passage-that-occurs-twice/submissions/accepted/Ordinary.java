import java.util.*;

/** As many write it: two moduli, and the hashes sorted. */
public class Ordinary {
    static final long M1 = 1000000007L;
    static final long M2 = 998244353L;
    static final long B1 = 123457L;
    static final long B2 = 987643L;
    static String s;
    static int n;
    static long[] h1, h2, p1, p2;

    static long hash(int from, int len) {
        long a = (h1[from + len] - h1[from] * p1[len] % M1 + M1) % M1;
        long b = (h2[from + len] - h2[from] * p2[len] % M2 + M2) % M2;
        return a * M2 + b;
    }

    static int check(int len) {
        long[] hashes = new long[n - len + 1];
        for (int i = 0; i + len <= n; i++) hashes[i] = hash(i, len);
        Arrays.sort(hashes);
        HashSet<Long> twice = new HashSet<>();
        for (int i = 1; i < hashes.length; i++) if (hashes[i] == hashes[i - 1]) twice.add(hashes[i]);
        if (twice.isEmpty()) return -1;
        int result = 0;
        while (!twice.contains(hash(result, len))) result++;
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        s = in.next();
        n = s.length();
        h1 = new long[n + 1];
        h2 = new long[n + 1];
        p1 = new long[n + 1];
        p2 = new long[n + 1];
        p1[0] = 1;
        p2[0] = 1;
        for (int i = 0; i < n; i++) {
            h1[i + 1] = (h1[i] * B1 + s.charAt(i)) % M1;
            h2[i + 1] = (h2[i] * B2 + s.charAt(i)) % M2;
            p1[i + 1] = p1[i] * B1 % M1;
            p2[i + 1] = p2[i] * B2 % M2;
        }
        int lo = 1;
        int hi = n - 1;
        int bestLength = 0;
        int bestPlace = 0;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            int at = check(mid);
            if (at >= 0) {
                bestLength = mid;
                bestPlace = at + 1;
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        if (bestLength == 0) System.out.println(0);
        else System.out.println(bestLength + " " + bestPlace);
    }
}

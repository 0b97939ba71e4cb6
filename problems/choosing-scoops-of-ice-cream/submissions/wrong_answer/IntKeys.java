// Remembers answers under a key of 32 bits, so some different questions get one answer.
import java.io.*;
import java.util.*;

public class IntKeys {
    static final long MOD = 1000000007L;
    static final int TOP = 1000000;
    static long[] fact = new long[TOP + 1];
    static long[] inv = new long[TOP + 1];
    static HashMap<Integer, Long> memo = new HashMap<>();

    static long power(long b, long e) {
        long r = 1;
        while (e > 0) {
            if ((e & 1) == 1) r = r * b % MOD;
            b = b * b % MOD;
            e >>= 1;
        }
        return r;
    }

    static long choose(int n, int k) {
        if (k > n) return 0;
        int key = n * 500001 + k;
        Long known = memo.get(key);
        if (known != null) return known;
        long ways = fact[n] * inv[k] % MOD * inv[n - k] % MOD;
        memo.put(key, ways);
        return ways;
    }

    public static void main(String[] args) throws IOException {
        fact[0] = 1;
        for (int i = 1; i <= TOP; i++) fact[i] = fact[i - 1] * i % MOD;
        inv[TOP] = power(fact[TOP], MOD - 2);
        for (int i = TOP; i > 0; i--) inv[i - 1] = inv[i] * i % MOD;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int kind = Integer.parseInt(st.nextToken());
            int n = Integer.parseInt(st.nextToken());
            int k = Integer.parseInt(st.nextToken());
            out.append(kind == 1 ? choose(n, k) : choose(n + k - 1, k)).append('\n');
        }
        System.out.print(out);
    }
}

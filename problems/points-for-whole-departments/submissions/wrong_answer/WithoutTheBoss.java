import java.util.*;

/** Wrong: leaves the employee out of their own department. */
public class WithoutTheBoss {
    static List<Integer>[] children;
    static int[] in, out;
    static int timer = 0;
    static long[] b1, b2;
    static int n;

    static void dfs(int v) {
        in[v] = ++timer;
        for (int c : children[v]) dfs(c);
        out[v] = timer;
    }

    static void update(int i, long x) {
        long y = x * (i - 1);
        for (; i <= n; i += i & -i) {
            b1[i] += x;
            b2[i] += y;
        }
    }

    static long prefix(int i) {
        long a = 0;
        long b = 0;
        for (int j = i; j > 0; j -= j & -j) {
            a += b1[j];
            b += b2[j];
        }
        return a * i - b;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int q = sc.nextInt();
        children = new List[n + 1];
        for (int i = 0; i <= n; i++) children[i] = new ArrayList<>();
        for (int v = 2; v <= n; v++) children[sc.nextInt()].add(v);
        in = new int[n + 1];
        out = new int[n + 1];
        b1 = new long[n + 1];
        b2 = new long[n + 1];
        dfs(1);
        for (int i = 0; i < q; i++) {
            String kind = sc.next();
            int v = sc.nextInt();
            if (kind.equals("+")) {
                int x = sc.nextInt();
                update(in[v] + 1, x);
                update(out[v] + 1, -x);
            } else {
                System.out.println(prefix(out[v]) - prefix(in[v]));
            }
        }
    }
}

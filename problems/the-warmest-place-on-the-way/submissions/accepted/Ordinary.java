import java.util.*;

/** Recursive walks for sizes and heads, and a segment tree that is written from the leaves. */
public class Ordinary {
    static List<Integer>[] children;
    static int[] p, depth, size, heavy, head, pos, seg;
    static int timer = 0;
    static int n;

    static void dfs(int v) {
        size[v] = 1;
        for (int c : children[v]) {
            depth[c] = depth[v] + 1;
            dfs(c);
            size[v] += size[c];
            if (heavy[v] == 0 || size[c] > size[heavy[v]]) heavy[v] = c;
        }
    }

    static void decompose(int v, int h) {
        head[v] = h;
        pos[v] = timer++;
        if (heavy[v] != 0) decompose(heavy[v], h);
        for (int c : children[v]) if (c != heavy[v]) decompose(c, c);
    }

    static int ask(int l, int r) {
        int best = Integer.MIN_VALUE;
        l += n;
        r += n + 1;
        while (l < r) {
            if (l % 2 == 1) best = Math.max(best, seg[l++]);
            if (r % 2 == 1) best = Math.max(best, seg[--r]);
            l /= 2;
            r /= 2;
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int q = in.nextInt();
        int[] t = new int[n + 1];
        for (int i = 1; i <= n; i++) t[i] = in.nextInt();
        children = new List[n + 1];
        for (int i = 0; i <= n; i++) children[i] = new ArrayList<>();
        p = new int[n + 1];
        for (int i = 2; i <= n; i++) {
            p[i] = in.nextInt();
            children[p[i]].add(i);
        }
        depth = new int[n + 1];
        size = new int[n + 1];
        heavy = new int[n + 1];
        head = new int[n + 1];
        pos = new int[n + 1];
        seg = new int[2 * n];
        dfs(1);
        decompose(1, 1);
        for (int i = 1; i <= n; i++) seg[n + pos[i]] = t[i];
        for (int i = n - 1; i > 0; i--) seg[i] = Math.max(seg[2 * i], seg[2 * i + 1]);
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            int u = in.nextInt();
            int v = in.nextInt();
            if (kind.equals("!")) {
                int j = n + pos[u];
                seg[j] = v;
                for (j /= 2; j > 0; j /= 2) seg[j] = Math.max(seg[2 * j], seg[2 * j + 1]);
                continue;
            }
            int best = Integer.MIN_VALUE;
            while (head[u] != head[v]) {
                if (depth[head[u]] < depth[head[v]]) {
                    int h = u;
                    u = v;
                    v = h;
                }
                best = Math.max(best, ask(pos[head[u]], pos[u]));
                u = p[head[u]];
            }
            best = Math.max(best, ask(Math.min(pos[u], pos[v]), Math.max(pos[u], pos[v])));
            System.out.println(best);
        }
    }
}

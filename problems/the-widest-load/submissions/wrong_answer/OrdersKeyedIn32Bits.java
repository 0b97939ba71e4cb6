// Remembers answers under 100000 a + b in 32 bits, so some different orders get one answer.
import java.io.*;
import java.util.*;

public class OrdersKeyedIn32Bits {
    static int[] parent, size, width;

    static int find(int v) {
        while (parent[v] != v) v = parent[v];
        return v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[][] roads = new int[m][3];
        for (int[] r : roads)
            for (int j = 0; j < 3; j++) {
                in.nextToken();
                r[j] = (int) in.nval;
            }
        Arrays.sort(roads, (x, y) -> y[2] - x[2]);
        parent = new int[n + 1];
        size = new int[n + 1];
        width = new int[n + 1];
        for (int v = 0; v <= n; v++) {
            parent[v] = v;
            size[v] = 1;
        }
        for (int[] r : roads) {
            int a = find(r[0]), b = find(r[1]);
            if (a == b) continue;
            if (size[a] > size[b]) {
                int t = a;
                a = b;
                b = t;
            }
            parent[a] = b;
            size[b] += size[a];
            width[a] = r[2];
        }
        HashMap<Integer, Integer> cache = new HashMap<>();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            int key = Math.min(a, b) * 100000 + Math.max(a, b);
            Integer known = cache.get(key);
            if (known == null) {
                int best = Integer.MAX_VALUE;
                while (a != b && (parent[a] != a || parent[b] != b)) {
                    // step up over the wider link first; a root comes last
                    boolean stepA = parent[b] == b || (parent[a] != a && width[a] >= width[b]);
                    if (stepA) {
                        best = Math.min(best, width[a]);
                        a = parent[a];
                    } else {
                        best = Math.min(best, width[b]);
                        b = parent[b];
                    }
                }
                known = a == b ? best : 0;
                cache.put(key, known);
            }
            sb.append(known).append('\n');
        }
        System.out.print(sb);
    }
}

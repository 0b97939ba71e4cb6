// Computes the pairs in 32 bits once all towns are joined.
import java.io.*;
import java.util.*;

public class AllJoinedInInt {
    static int[] parent;

    static int find(int x) {
        while (parent[x] != x) x = parent[x] = parent[parent[x]];
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] a = new int[m + 1], b = new int[m + 1], closing = new int[q];
        for (int i = 1; i <= m; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
            in.nextToken();
            b[i] = (int) in.nval;
        }
        boolean[] gone = new boolean[m + 1];
        for (int i = 0; i < q; i++) {
            in.nextToken();
            closing[i] = (int) in.nval;
            gone[closing[i]] = true;
        }
        parent = new int[n + 1];
        long[] size = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            parent[i] = i;
            size[i] = 1;
        }
        int parts = n;
        long pairs = 0;
        long[] answer = new long[q];
        List<Integer> order = new ArrayList<>();
        for (int i = 1; i <= m; i++) if (!gone[i]) order.add(i);
        int open = order.size();
        for (int i = q - 1; i >= 0; i--) order.add(closing[i]);
        for (int k = 0; k < order.size(); k++) {
            if (k >= open) answer[q - 1 - (k - open)] = parts == 1 ? n * (n - 1) / 2 : pairs;
            if (parts == 1) continue;
            int x = find(a[order.get(k)]), y = find(b[order.get(k)]);
            if (x == y) continue;
            if (size[x] < size[y]) {
                int t = x;
                x = y;
                y = t;
            }
            pairs += size[x] * size[y];
            size[x] += size[y];
            parent[y] = x;
            parts--;
        }
        StringBuilder sb = new StringBuilder();
        for (long x : answer) sb.append(x).append('\n');
        System.out.print(sb);
    }
}

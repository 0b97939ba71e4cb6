import java.io.*;
import java.util.*;

/**
 * Heavy-light decomposition: the line of a place goes on to the child with the largest subtree, so a way changes lines at most
 * log n times. The lines are ranges of one array with a segment tree of maxima. O(log^2 n) for a question.
 */
public class Main {
    static class Reserve {
        private final int[] parent;
        private final int[] head; // the topmost place on the same line
        private final int[] place; // where it is in the array
        private final int n;
        private final int[] tree; // of maxima; the array begins at n

        Reserve(int[] temperature, int[] parent) {
            this.parent = parent;
            n = parent.length - 1;
            head = new int[n + 1];
            place = new int[n + 1];
            tree = new int[2 * n];
            int[] size = new int[n + 1];
            int[] heavy = new int[n + 1];
            for (int v = n; v > 0; v--) {
                size[v]++;
                size[parent[v]] += size[v];
                if (heavy[parent[v]] == 0 || size[v] > size[heavy[parent[v]]]) heavy[parent[v]] = v;
            }
            int next = 0;
            for (int top = 1; top <= n; top++) {
                if (top > 1 && heavy[parent[top]] == top) continue;
                for (int v = top; v != 0; v = heavy[v]) {
                    head[v] = top;
                    place[v] = next++;
                    tree[n + place[v]] = temperature[v];
                }
            }
            for (int i = n - 1; i > 0; i--) tree[i] = Math.max(tree[2 * i], tree[2 * i + 1]);
        }

        void set(int v, int temperature) {
            int i = n + place[v];
            tree[i] = temperature;
            while (i > 1) {
                i /= 2;
                tree[i] = Math.max(tree[2 * i], tree[2 * i + 1]);
            }
        }

        int warmest(int u, int v) {
            int best = Integer.MIN_VALUE;
            while (head[u] != head[v]) {
                if (head[u] < head[v]) { // after this, the line of u begins below the top of the way
                    int other = u;
                    u = v;
                    v = other;
                }
                best = Math.max(best, most(place[head[u]], place[u]));
                u = parent[head[u]];
            }
            return Math.max(best, most(Math.min(place[u], place[v]), Math.max(place[u], place[v])));
        }

        private int most(int first, int last) {
            int best = Integer.MIN_VALUE;
            for (int l = first + n, r = last + n + 1; l < r; l /= 2, r /= 2) {
                if (l % 2 == 1) best = Math.max(best, tree[l++]);
                if (r % 2 == 1) best = Math.max(best, tree[--r]);
            }
            return best;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int q = Integer.parseInt(words.nextToken());
        int[] temperature = new int[n + 1];
        words = new StringTokenizer(in.readLine());
        for (int v = 1; v <= n; v++) temperature[v] = Integer.parseInt(words.nextToken());
        int[] parent = new int[n + 1];
        words = new StringTokenizer(in.readLine());
        for (int v = 2; v <= n; v++) parent[v] = Integer.parseInt(words.nextToken());
        Reserve reserve = new Reserve(temperature, parent);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            words = new StringTokenizer(in.readLine());
            boolean asks = words.nextToken().equals("?");
            int a = Integer.parseInt(words.nextToken());
            int b = Integer.parseInt(words.nextToken());
            if (asks) out.append(reserve.warmest(a, b)).append('\n');
            else reserve.set(a, b);
        }
        System.out.print(out);
    }
}

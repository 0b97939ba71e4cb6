import java.io.*;
import java.util.*;

/** Wrong: begins at node 1, which need not be the root. */
public class RootIsOne {
    static class ValueTree {
        private final int n;
        private final int[] first; // of a subtree: its first place, from 1
        private final int[] size; // and how many nodes it has
        private final long[] present; // the value of a node
        private final long[] sums;

        ValueTree(int[] parent) {
            n = parent.length - 1;
            first = new int[n + 1];
            size = new int[n + 1];
            present = new long[n + 1];
            sums = new long[n + 1];
            // The children of a node are a chain: the first one, and of each the next; 0 ends it. The root is below 0.
            int[] child = new int[n + 1];
            int[] next = new int[n + 1];
            for (int v = 1; v <= n; v++) {
                next[v] = child[parent[v]];
                child[parent[v]] = v;
            }
            int[] order = new int[n];
            int places = 0;
            int[] stack = new int[n];
            int height = 0;
            stack[height++] = 1;
            while (height > 0) {
                int v = stack[--height];
                order[places++] = v;
                first[v] = places;
                for (int c = child[v]; c != 0; c = next[c]) stack[height++] = c;
            }
            Arrays.fill(size, 1);
            for (int i = places - 1; i > 0; i--) size[parent[order[i]]] += size[order[i]];
        }

        void set(int v, int value) {
            for (int i = first[v]; i <= n; i += i & -i) sums[i] += value - present[v];
            present[v] = value;
        }

        long sum(int v) {
            return sumOfFirst(first[v] + size[v] - 1) - sumOfFirst(first[v] - 1);
        }

        private long sumOfFirst(int count) {
            long sum = 0;
            for (int i = count; i > 0; i -= i & -i) sum += sums[i];
            return sum;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int q = Integer.parseInt(words.nextToken());
        words = new StringTokenizer(in.readLine());
        int[] parent = new int[n + 1];
        for (int v = 1; v <= n; v++) parent[v] = Integer.parseInt(words.nextToken());
        ValueTree tree = new ValueTree(parent);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            words = new StringTokenizer(in.readLine());
            boolean asks = words.nextToken().equals("?");
            int v = Integer.parseInt(words.nextToken());
            if (asks) out.append(tree.sum(v)).append('\n');
            else tree.set(v, Integer.parseInt(words.nextToken()));
        }
        System.out.print(out);
    }
}

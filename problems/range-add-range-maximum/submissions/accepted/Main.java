import java.io.*;

/**
 * A segment tree with the largest number of each node's part. What is added to a whole part is noted at its node
 * (`pending`) and handed to the children only when somebody has to go below. An operation visits O(log n) nodes.
 */
public class Main {
    static class Row {
        private final int n;
        private final long[] largest;
        private final long[] pending;

        Row(int n) {
            this.n = n;
            largest = new long[4 * n];
            pending = new long[4 * n];
        }

        void add(int l, int r, long v) {
            add(1, 1, n, l, r, v);
        }

        long maximum(int l, int r) {
            return maximum(1, 1, n, l, r);
        }

        private void addToAll(int node, long v) {
            largest[node] += v;
            pending[node] += v;
        }

        private void handDown(int node) {
            addToAll(2 * node, pending[node]);
            addToAll(2 * node + 1, pending[node]);
            pending[node] = 0;
        }

        private void add(int node, int from, int to, int l, int r, long v) {
            if (r < from || to < l) return;
            if (l <= from && to <= r) {
                addToAll(node, v);
                return;
            }
            handDown(node);
            int middle = (from + to) / 2;
            add(2 * node, from, middle, l, r, v);
            add(2 * node + 1, middle + 1, to, l, r, v);
            largest[node] = Math.max(largest[2 * node], largest[2 * node + 1]);
        }

        private long maximum(int node, int from, int to, int l, int r) {
            if (r < from || to < l) return Long.MIN_VALUE;
            if (l <= from && to <= r) return largest[node];
            handDown(node);
            int middle = (from + to) / 2;
            return Math.max(maximum(2 * node, from, middle, l, r), maximum(2 * node + 1, middle + 1, to, l, r));
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        Row row = new Row(n);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            boolean isAdd = nextInt(in) == 1;
            int l = nextInt(in);
            int r = nextInt(in);
            if (isAdd) row.add(l, r, nextInt(in));
            else out.append(row.maximum(l, r)).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

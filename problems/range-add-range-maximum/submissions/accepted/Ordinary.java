import java.util.Scanner;

/** A segment tree of objects, with lazy values that are pushed down. */
public class Ordinary {
    static class Node {
        int from;
        int to;
        long max = 0;
        long lazy = 0;
        Node left;
        Node right;

        Node(int from, int to) {
            this.from = from;
            this.to = to;
            if (from < to) {
                int middle = (from + to) / 2;
                left = new Node(from, middle);
                right = new Node(middle + 1, to);
            }
        }

        void push() {
            left.max += lazy;
            left.lazy += lazy;
            right.max += lazy;
            right.lazy += lazy;
            lazy = 0;
        }

        void add(int l, int r, long v) {
            if (l <= from && to <= r) {
                max += v;
                lazy += v;
                return;
            }
            push();
            if (l <= left.to) left.add(l, r, v);
            if (r >= right.from) right.add(l, r, v);
            max = Math.max(left.max, right.max);
        }

        long ask(int l, int r) {
            if (l <= from && to <= r) return max;
            push();
            long result = Long.MIN_VALUE;
            if (l <= left.to) result = Math.max(result, left.ask(l, r));
            if (r >= right.from) result = Math.max(result, right.ask(l, r));
            return result;
        }
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        Node root = new Node(1, n);
        for (int i = 0; i < q; i++) {
            int kind = scanner.nextInt();
            int l = scanner.nextInt();
            int r = scanner.nextInt();
            if (kind == 1) {
                root.add(l, r, scanner.nextLong());
            } else {
                System.out.println(root.ask(l, r));
            }
        }
    }
}

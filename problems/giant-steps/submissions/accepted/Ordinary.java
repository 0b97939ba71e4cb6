import java.util.*;

/** A segment tree of children who are left, written recursively. */
public class Ordinary {
    static int[] tree;

    static void build(int node, int from, int to) {
        tree[node] = to - from + 1;
        if (from == to) return;
        int middle = (from + to) / 2;
        build(2 * node, from, middle);
        build(2 * node + 1, middle + 1, to);
    }

    /** Takes out the k-th child that is left, counted from 0, and returns its number. */
    static int remove(int node, int from, int to, int k) {
        tree[node]--;
        if (from == to) return from;
        int middle = (from + to) / 2;
        if (k < tree[2 * node]) return remove(2 * node, from, middle, k);
        return remove(2 * node + 1, middle + 1, to, k - tree[2 * node]);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long s = sc.nextLong();
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < n; i++) cards.add(sc.nextInt());
        tree = new int[4 * n];
        build(1, 0, n - 1);
        long place = (s - 1) % n;
        StringBuilder order = new StringBuilder();
        for (int left = n; left > 0; left--) {
            int child = remove(1, 0, n - 1, (int) place);
            order.append(child + 1).append(" ");
            if (left == 1) break;
            long k = cards.get(child);
            if (k > 0) place = (place + k - 1) % (left - 1);
            else place = (((place + k) % (left - 1)) + left - 1) % (left - 1);
        }
        System.out.println(order.toString().trim());
    }
}

import java.util.*;

/** Heights by recursion, and the first leaf level by level. */
public class Ordinary {
    static int[] left, right;
    static int bad = 0;

    static int height(int v) {
        if (v == 0) return 0;
        int a = height(left[v]);
        int b = height(right[v]);
        if (Math.abs(a - b) > 1) {
            bad++;
        }
        return 1 + Math.max(a, b);
    }

    static int firstLeaf() {
        Queue<Integer> queue = new LinkedList<>();
        queue.add(1);
        int depth = 1;
        while (true) {
            int size = queue.size();
            for (int i = 0; i < size; i++) {
                int v = queue.remove();
                if (left[v] == 0 && right[v] == 0) return depth;
                if (left[v] != 0) queue.add(left[v]);
                if (right[v] != 0) queue.add(right[v]);
            }
            depth++;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        left = new int[n + 1];
        right = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            left[i] = in.nextInt();
            right[i] = in.nextInt();
        }
        int h = height(1);
        System.out.println(h + " " + firstLeaf() + " " + bad);
    }
}

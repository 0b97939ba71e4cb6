import java.util.*;

/** Wrong: a node above an unbalanced one counts as unbalanced, too, since the walk returns -1 for such a tree. */
public class AncestorsToo {
    static int[] left, right;
    static int bad = 0;

    static int height(int v) {
        if (v == 0) return 0;
        int a = height(left[v]);
        int b = height(right[v]);
        if (a < 0 || b < 0 || Math.abs(a - b) > 1) {
            bad++;
            return -1;
        }
        return 1 + Math.max(a, b);
    }

    static int depth(int v) {
        return v == 0 ? 0 : 1 + Math.max(depth(left[v]), depth(right[v]));
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
        height(1);
        int h = depth(1);
        System.out.println(h + " " + firstLeaf() + " " + bad);
    }
}

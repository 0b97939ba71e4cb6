import java.util.*;

/** Every call returns the smallest and the largest key of its tree, or null if it is no search tree. */
public class Ordinary {
    static int[] key, left, right;

    static int[] range(int v) {
        int smallest = key[v];
        int largest = key[v];
        if (left[v] != 0) {
            int[] a = range(left[v]);
            if (a == null || a[1] >= key[v]) return null;
            smallest = a[0];
        }
        if (right[v] != 0) {
            int[] b = range(right[v]);
            if (b == null || b[0] < key[v]) return null;
            largest = b[1];
        }
        return new int[] {smallest, largest};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            key = new int[n + 1];
            left = new int[n + 1];
            right = new int[n + 1];
            for (int i = 1; i <= n; i++) {
                key[i] = in.nextInt();
                left[i] = in.nextInt();
                right[i] = in.nextInt();
            }
            System.out.println(range(1) != null ? "YES" : "NO");
        }
    }
}

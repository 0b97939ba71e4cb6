import java.util.*;

/** Wrong: begins with the bounds of 32 bits, so that the largest key of all does not stay below its bound. */
public class IntBounds {
    static int[] key, left, right;

    static boolean fits(int v, int low, int high) {
        if (v == 0) return true;
        if (key[v] < low || key[v] >= high) return false;
        return fits(left[v], low, key[v]) && fits(right[v], key[v], high);
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
            System.out.println(fits(1, Integer.MIN_VALUE, Integer.MAX_VALUE) ? "YES" : "NO");
        }
    }
}

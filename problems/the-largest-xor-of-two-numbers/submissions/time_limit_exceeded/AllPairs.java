import java.util.Scanner;

/** Too slow: tries all pairs. */
public class AllPairs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = in.nextInt();
            System.out.println(largestXor(a));
        }
    }

    static int largestXor(int[] a) {
        int best = 0;
        for (int i = 0; i < a.length; i++) best = Math.max(best, largestWith(a, i));
        return best;
    }

    static int largestWith(int[] a, int i) {
        int x = a[i];
        int best = 0;
        for (int j = i + 1; j < a.length; j++) best = Math.max(best, x ^ a[j]);
        return best;
    }
}

// Begins with the largest long as the best sum; for the target -1 its distance overflows and seems to be the least.
import java.util.*;

public class DistanceOverflows {
    static long[] sums(long[] a, int from, int to) {
        long[] s = new long[1 << (to - from)];
        int size = 1;
        for (int i = from; i < to; i++) {
            for (int j = 0; j < size; j++) s[size + j] = s[j] + a[i];
            size *= 2;
        }
        Arrays.sort(s);
        return s;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long t = in.nextLong();
        long[] a = new long[n];
        for (int i = 0; i < n; i++) a[i] = in.nextLong();
        long[] left = sums(a, 0, n / 2);
        long[] right = sums(a, n / 2, n);
        long best = Long.MAX_VALUE;
        int j = right.length - 1;
        for (long x : left) {
            while (j > 0 && x + right[j] > t) j--;
            for (int i = j; i <= j + 1 && i < right.length; i++) {
                long s = x + right[i];
                long d = Math.abs(s - t);
                long old = Math.abs(best - t);
                if (d < old || (d == old && s < best)) best = s;
            }
        }
        System.out.println(best);
    }
}

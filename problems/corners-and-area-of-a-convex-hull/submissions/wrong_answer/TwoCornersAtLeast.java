import java.util.*;

/** Wrong: does not notice that all posts stand in one place. */
public class TwoCornersAtLeast {
    static long cross(long[] a, long[] b, long[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<long[]> p = new ArrayList<>();
        for (int i = 0; i < n; i++) p.add(new long[] {in.nextInt(), in.nextInt()});
        p.sort((a, b) -> a[0] != b[0] ? Long.compare(a[0], b[0]) : Long.compare(a[1], b[1]));
        long[] first = p.get(0);
        long[] last = p.get(n - 1);
        long[][] hull = new long[2 * n][];
        int k = 0;
        for (int i = 0; i < n; i++) {
            while (k >= 2 && cross(hull[k - 2], hull[k - 1], p.get(i)) <= 0) k--;
            hull[k++] = p.get(i);
        }
        int lower = k + 1;
        for (int i = n - 2; i >= 0; i--) {
            while (k >= lower && cross(hull[k - 2], hull[k - 1], p.get(i)) <= 0) k--;
            hull[k++] = p.get(i);
        }
        k--;
        long area = 0;
        for (int i = 0; i < k; i++) {
            long[] a = hull[i];
            long[] b = hull[(i + 1) % k];
            area += a[0] * b[1] - a[1] * b[0];
        }
        System.out.println(k + " " + area);
    }
}

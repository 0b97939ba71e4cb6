import java.util.*;

/** Orientation, and the ends in order where all four points lie on one line. */
public class Ordinary {
    static int orient(long[] a, long[] b, long[] c) {
        long v = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if (v > 0) return 1;
        if (v < 0) return -1;
        return 0;
    }

    static int compare(long[] a, long[] b) {
        if (a[0] != b[0]) return Long.compare(a[0], b[0]);
        return Long.compare(a[1], b[1]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            long[][] p = new long[4][2];
            for (int i = 0; i < 4; i++) {
                p[i][0] = in.nextLong();
                p[i][1] = in.nextLong();
            }
            int o1 = orient(p[0], p[1], p[2]);
            int o2 = orient(p[0], p[1], p[3]);
            int o3 = orient(p[2], p[3], p[0]);
            int o4 = orient(p[2], p[3], p[1]);
            if (o1 == 0 && o2 == 0 && o3 == 0 && o4 == 0) {
                if (compare(p[0], p[1]) > 0) {
                    long[] h = p[0];
                    p[0] = p[1];
                    p[1] = h;
                }
                if (compare(p[2], p[3]) > 0) {
                    long[] h = p[2];
                    p[2] = p[3];
                    p[3] = h;
                }
                long[] begin = compare(p[0], p[2]) > 0 ? p[0] : p[2];
                long[] end = compare(p[1], p[3]) < 0 ? p[1] : p[3];
                int c = compare(begin, end);
                System.out.println(c < 0 ? "many" : c == 0 ? "one" : "none");
            } else if (o1 * o2 <= 0 && o3 * o4 <= 0) {
                System.out.println("one");
            } else {
                System.out.println("none");
            }
        }
    }
}

// Keeps the two sums of products as doubles: each of them grows beyond 2^53 before they are subtracted.
import java.io.*;
import java.util.*;

public class DoubleSums {
    static long cross(long[] a, long[] b, long[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long[][] p = new long[n][2];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            p[i][0] = (long) in.nval;
            in.nextToken();
            p[i][1] = (long) in.nval;
        }
        Arrays.sort(p, (a, b) -> a[0] != b[0] ? Long.compare(a[0], b[0]) : Long.compare(a[1], b[1]));
        ArrayList<long[]> different = new ArrayList<>();
        for (long[] q : p) {
            if (different.isEmpty() || different.get(different.size() - 1)[0] != q[0] || different.get(different.size() - 1)[1] != q[1])
                different.add(q);
        }
        if (different.size() == 1) {
            System.out.println("1 0");
            return;
        }
        ArrayList<long[]> h = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            int base = h.size();
            for (long[] q : different) {
                while (h.size() >= base + 2 && cross(h.get(h.size() - 2), h.get(h.size() - 1), q) <= 0) h.remove(h.size() - 1);
                h.add(q);
            }
            h.remove(h.size() - 1);
            Collections.reverse(different);
        }
        double one = 0, two = 0;
        for (int i = 0; i < h.size(); i++) {
            long[] a = h.get(i);
            long[] b = h.get((i + 1) % h.size());
            one += (double) a[0] * b[1];
            two += (double) a[1] * b[0];
        }
        System.out.println(h.size() + " " + (long) Math.abs(one - two));
    }
}

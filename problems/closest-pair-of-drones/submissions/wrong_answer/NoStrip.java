import java.util.*;

/** Wrong: looks at pairs within the halves only, and at the two drones on both sides of the cut. */
public class NoStrip {
    static long[][] p;
    static long best = Long.MAX_VALUE;

    static void solve(int lo, int hi) {
        if (hi - lo <= 1) return;
        int mid = (lo + hi) / 2;
        long x = p[mid][0];
        solve(lo, mid);
        solve(mid, hi);
        List<long[]> strip = new ArrayList<>(List.of(p[mid - 1], p[mid]));
        strip.sort((a, b) -> Long.compare(a[1], b[1]));
        for (int i = 0; i < strip.size(); i++) {
            for (int j = i + 1; j < strip.size(); j++) {
                long dx = strip.get(i)[0] - strip.get(j)[0];
                long dy = strip.get(i)[1] - strip.get(j)[1];
                if (dy * dy >= best) break;
                best = Math.min(best, dx * dx + dy * dy);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        p = new long[n][2];
        for (int i = 0; i < n; i++) {
            p[i][0] = in.nextInt();
            p[i][1] = in.nextInt();
        }
        Arrays.sort(p, (a, b) -> Long.compare(a[0], b[0]));
        solve(0, n);
        System.out.println(best);
    }
}

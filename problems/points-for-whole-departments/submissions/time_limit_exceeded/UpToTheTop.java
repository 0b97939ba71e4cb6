import java.util.*;

/** Too slow: corrects the sums of all bosses up to the top after each addition. */
public class UpToTheTop {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        int[] boss = new int[n + 1];
        for (int v = 2; v <= n; v++) boss[v] = in.nextInt();
        int[] size = new int[n + 1];
        for (int v = n; v >= 1; v--) size[boss[v]] += ++size[v];
        long[] toAll = new long[n + 1];
        long[] sum = new long[n + 1];
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            int v = in.nextInt();
            if (kind.equals("+")) {
                int x = in.nextInt();
                toAll[v] += x;
                for (int u = boss[v]; u != 0; u = boss[u]) sum[u] += (long) x * size[v];
            } else {
                // What was given to a department above v reaches all of the department of v.
                long total = sum[v];
                for (int u = v; u != 0; u = boss[u]) total += toAll[u] * size[v];
                System.out.println(total);
            }
        }
    }
}

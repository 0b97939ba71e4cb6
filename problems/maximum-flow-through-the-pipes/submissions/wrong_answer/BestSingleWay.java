import java.util.*;

/** Wrong: finds the one way whose narrowest pipe is as wide as possible. */
public class BestSingleWay {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long[][] cap = new long[n + 1][n + 1];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            cap[a][b] += in.nextInt();
        }
        long[] widest = new long[n + 1];
        boolean[] done = new boolean[n + 1];
        widest[1] = Long.MAX_VALUE;
        for (int round = 1; round <= n; round++) {
            int best = 0;
            for (int v = 1; v <= n; v++) if (!done[v] && (best == 0 || widest[v] > widest[best])) best = v;
            done[best] = true;
            for (int v = 1; v <= n; v++) widest[v] = Math.max(widest[v], Math.min(widest[best], cap[best][v]));
        }
        System.out.println(widest[n]);
    }
}

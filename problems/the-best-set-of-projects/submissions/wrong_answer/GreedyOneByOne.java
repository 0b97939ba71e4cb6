import java.util.*;

/** Wrong: again and again adds the project that brings most with all that is still missing for it, as long as one brings something. */
public class GreedyOneByOne {
    static List<Integer>[] needs;

    static void collect(int v, boolean[] in, List<Integer> added) {
        if (in[v]) return;
        in[v] = true;
        added.add(v);
        for (int w : needs[v]) collect(w, in, added);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long[] profit = new long[n + 1];
        needs = new List[n + 1];
        for (int i = 1; i <= n; i++) {
            profit[i] = in.nextInt();
            needs[i] = new ArrayList<>();
        }
        for (int i = 0; i < m; i++) needs[in.nextInt()].add(in.nextInt());
        boolean[] chosen = new boolean[n + 1];
        long total = 0;
        while (true) {
            long best = 0;
            List<Integer> bestAdded = null;
            for (int v = 1; v <= n; v++) {
                List<Integer> added = new ArrayList<>();
                collect(v, chosen.clone(), added);
                long sum = 0;
                for (int w : added) sum += profit[w];
                if (sum > best) {
                    best = sum;
                    bestAdded = added;
                }
            }
            if (bestAdded == null) break;
            for (int w : bestAdded) chosen[w] = true;
            total += best;
        }
        System.out.println(total);
    }
}

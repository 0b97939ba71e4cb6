import java.util.*;

/** Wrong: takes the neighbour that is nearer to the root. */
public class TheHigherNodeDecides {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        TreeMap<Integer, Integer> depth = new TreeMap<>();
        int best = 0;
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int k = in.nextInt();
            Integer lower = depth.lowerKey(k);
            Integer higher = depth.higherKey(k);
            int d = 0;
            if (lower != null) d = Math.max(d, depth.get(lower));
            if (higher != null) d = lower == null ? depth.get(higher) : Math.min(d, depth.get(higher));
            d++;
            depth.put(k, d);
            best = Math.max(best, d);
            sum += d;
        }
        System.out.println(best + " " + sum);
    }
}

import java.util.*;

/** As somebody writes it who has read the statement alone: Scanner, boxed numbers. */
public class WithTreeMap {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int d = sc.nextInt();
        TreeMap<Integer, Long> count = new TreeMap<>();
        for (int i = 0; i < n; i++) count.merge(sc.nextInt(), 1L, Long::sum);
        long pairs = 0;
        for (int p : count.keySet()) {
            long here = count.get(p);
            if (d == 0) pairs += here * (here - 1) / 2;
            else pairs += here * count.getOrDefault(p + d, 0L);
        }
        System.out.println(pairs);
    }
}

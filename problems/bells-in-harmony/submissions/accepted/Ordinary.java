import java.util.*;

/** As somebody writes it who has read the statement alone: Scanner, boxed numbers. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int d = sc.nextInt();
        List<Integer> pitches = new ArrayList<>();
        for (int i = 0; i < n; i++) pitches.add(sc.nextInt());
        Map<Integer, Integer> seen = new HashMap<>();
        long count = 0;
        for (int p : pitches) {
            count += seen.getOrDefault(p - d, 0);
            if (d != 0) count += seen.getOrDefault(p + d, 0);
            seen.put(p, seen.getOrDefault(p, 0) + 1);
        }
        System.out.println(count);
    }
}

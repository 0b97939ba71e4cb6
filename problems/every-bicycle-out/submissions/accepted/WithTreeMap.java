import java.util.*;

public class WithTreeMap {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int minutes = sc.nextInt();
        TreeMap<Integer, Long> change = new TreeMap<>();
        change.put(0, 0L);
        change.put(minutes, 0L);
        for (int i = 0; i < n; i++) {
            int s = sc.nextInt();
            int e = sc.nextInt();
            long c = sc.nextLong();
            change.put(s, change.getOrDefault(s, 0L) + c);
            change.put(e, change.getOrDefault(e, 0L) - c);
        }
        long out = 0;
        long most = 0;
        long count = 0;
        int last = 0;
        for (Map.Entry<Integer, Long> entry : change.entrySet()) {
            int length = entry.getKey() - last;
            if (length > 0) {
                if (out > most) {
                    most = out;
                    count = length;
                } else if (out == most) {
                    count += length;
                }
            }
            out += entry.getValue();
            last = entry.getKey();
        }
        System.out.println(most + " " + count);
    }
}

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.TreeSet;

/** Written plainly: lists and a tree of sums. */
public class Ordinary {
    static List<Long> sums(List<Long> numbers) {
        List<Long> result = new ArrayList<>();
        result.add(0L);
        for (long number : numbers) {
            int size = result.size();
            for (int i = 0; i < size; i++) {
                result.add(result.get(i) + number);
            }
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long target = in.nextLong();
        List<Long> first = new ArrayList<>();
        List<Long> second = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            long number = in.nextLong();
            if (i % 2 == 0) {
                first.add(number);
            } else {
                second.add(number);
            }
        }
        TreeSet<Long> tree = new TreeSet<>(sums(second));
        long best = 0;
        for (long sum : sums(first)) {
            Long floor = tree.floor(target - sum);
            Long higher = tree.higher(target - sum);
            if (floor != null) {
                best = closer(best, sum + floor, target);
            }
            if (higher != null) {
                best = closer(best, sum + higher, target);
            }
        }
        System.out.println(best);
    }

    static long closer(long a, long b, long target) {
        long da = Math.abs(a - target);
        long db = Math.abs(b - target);
        if (da == db) {
            return Math.min(a, b);
        }
        return da < db ? a : b;
    }
}

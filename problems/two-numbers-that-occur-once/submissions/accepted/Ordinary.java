import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

/** Puts a number into a set when it comes first, and takes it out when it comes again. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int t = scanner.nextInt();
        for (int i = 0; i < t; i++) {
            int n = scanner.nextInt();
            Set<Integer> set = new HashSet<>();
            for (int j = 0; j < n; j++) {
                int a = scanner.nextInt();
                if (!set.add(a)) {
                    set.remove(a);
                }
            }
            Integer first = null;
            Integer second = null;
            for (int a : set) {
                if (first == null) {
                    first = a;
                } else {
                    second = a;
                }
            }
            System.out.println(Math.min(first, second) + " " + Math.max(first, second));
        }
    }
}

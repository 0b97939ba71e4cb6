import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

/** Written plainly: a set of the coats that hang there. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Set<Integer> hanging = new HashSet<>();
        for (int i = 0; i < n; i++) {
            int tag = in.nextInt();
            if (hanging.contains(tag)) {
                hanging.remove(tag);
            } else {
                hanging.add(tag);
            }
        }
        for (int tag : hanging) {
            System.out.println(tag);
        }
    }
}

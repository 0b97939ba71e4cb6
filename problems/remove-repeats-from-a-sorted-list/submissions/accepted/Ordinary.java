import java.util.ArrayList;
import java.util.Scanner;

/** Adds a value to a second list if it differs from the last one there. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        ArrayList<Integer> kept = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int value = scanner.nextInt();
            if (kept.isEmpty() || kept.get(kept.size() - 1) != value) {
                kept.add(value);
            }
        }
        System.out.println(kept.size());
        for (int value : kept) {
            System.out.print(value + " ");
        }
        System.out.println();
    }
}

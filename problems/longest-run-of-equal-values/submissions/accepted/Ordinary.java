import java.util.Scanner;

/** Counts on while the value stays the same, and looks at the best at the end of every run. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int current = scanner.nextInt();
        int length = 1;
        int best = 0;
        int bestValue = 0;
        for (int i = 1; i < n; i++) {
            int next = scanner.nextInt();
            if (next == current) {
                length++;
            } else {
                if (length > best) {
                    best = length;
                    bestValue = current;
                }
                current = next;
                length = 1;
            }
        }
        if (length > best) {
            best = length;
            bestValue = current;
        }
        System.out.println(best + " " + bestValue);
    }
}

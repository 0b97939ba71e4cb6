import java.util.Scanner;

/** Looks at a run only when another value follows it. */
public class ForgetsTheLastRun {
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
        System.out.println(best + " " + bestValue);
    }
}

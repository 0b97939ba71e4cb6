import java.util.Scanner;

/** Follows the rules. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        long n = scanner.nextLong();
        long best = n;
        int steps = 0;
        while (n > 1) {
            if (n % 2 == 0) {
                n = n / 2;
            } else {
                n = n * 3 + 1;
            }
            best = Math.max(best, n);
            steps++;
        }
        System.out.println(steps + " " + best);
    }
}

import java.util.Scanner;

/** Keeps the numbers of the row in 32 bits. */
public class IntNumber {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int best = n;
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

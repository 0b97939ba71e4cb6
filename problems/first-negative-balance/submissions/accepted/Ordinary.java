import java.util.Scanner;

/** Adds up and stops at the first negative balance. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long total = 0;
        for (int i = 1; i <= n; i++) {
            total += scanner.nextInt();
            if (total < 0) {
                System.out.println(i);
                return;
            }
        }
        System.out.println("NEVER");
    }
}

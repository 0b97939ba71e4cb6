import java.util.Scanner;

/** Adds up in 32 bits, where a large balance looks negative. */
public class IntTotal {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int total = 0;
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

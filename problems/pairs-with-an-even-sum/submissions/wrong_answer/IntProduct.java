import java.util.Scanner;

/** Multiplies in 32 bits. */
public class IntProduct {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int even = 0;
        int odd = 0;
        for (int i = 0; i < n; i++) {
            int a = scanner.nextInt();
            if (a % 2 == 0) {
                even++;
            } else {
                odd++;
            }
        }
        System.out.println(even * (even - 1) / 2 + odd * (odd - 1) / 2);
    }
}

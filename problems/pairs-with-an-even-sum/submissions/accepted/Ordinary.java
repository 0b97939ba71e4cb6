import java.util.Scanner;

/** Counts, then uses the formula. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long even = 0;
        long odd = 0;
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

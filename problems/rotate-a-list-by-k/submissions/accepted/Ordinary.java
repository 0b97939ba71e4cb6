import java.util.Scanner;

/** Puts every value into its new place in a second array. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int k = scanner.nextInt();
        int[] b = new int[n];
        for (int i = 0; i < n; i++) {
            int value = scanner.nextInt();
            b[(i + k) % n] = value;
        }
        for (int i = 0; i < n; i++) {
            System.out.print(b[i] + " ");
        }
        System.out.println();
    }
}

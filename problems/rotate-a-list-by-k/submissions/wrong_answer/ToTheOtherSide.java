import java.util.Scanner;

/** Moves the values to the left in a second array. */
public class ToTheOtherSide {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int k = scanner.nextInt();
        int[] b = new int[n];
        for (int i = 0; i < n; i++) {
            int value = scanner.nextInt();
            b[((i - k) % n + n) % n] = value;
        }
        for (int i = 0; i < n; i++) {
            System.out.print(b[i] + " ");
        }
        System.out.println();
    }
}

import java.util.Scanner;

/** Adds up in 32 bits. */
public class IntSum {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] a = new int[n];
        int sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = scanner.nextInt();
            sum += a[i];
        }
        double mean = (double) sum / n;
        int result = 0;
        for (int i = 0; i < n; i++) {
            if (a[i] > mean) result++;
        }
        System.out.println(result);
    }
}

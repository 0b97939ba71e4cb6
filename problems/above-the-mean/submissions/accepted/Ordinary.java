import java.util.Scanner;

/** The mean as a double is close enough here: it differs from every other integer by a thousandth at least. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] a = new int[n];
        long sum = 0;
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

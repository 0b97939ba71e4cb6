import java.util.Arrays;
import java.util.Scanner;

/** Sorts and waits for the number that is expected next. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = scanner.nextInt();
        Arrays.sort(a);
        int expected = 1;
        for (int i = 0; i < n; i++) {
            if (a[i] == expected) {
                expected++;
            }
        }
        System.out.println(expected);
    }
}

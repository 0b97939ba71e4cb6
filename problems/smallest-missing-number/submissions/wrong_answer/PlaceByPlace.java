import java.util.Arrays;
import java.util.Scanner;

/** Takes the first place of the sorted row that does not hold its own number. */
public class PlaceByPlace {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = scanner.nextInt();
        Arrays.sort(a);
        int expected = 1;
        for (int i = 0; i < n; i++) {
            if (a[i] != expected) {
                break;
            }
            expected++;
        }
        System.out.println(expected);
    }
}

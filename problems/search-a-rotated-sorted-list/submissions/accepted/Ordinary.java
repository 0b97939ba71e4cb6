import java.util.Arrays;
import java.util.Scanner;

/** Finds the smallest number, and then searches the part on either side of it with the library. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        for (int k = 0; k < t; k++) {
            int n = sc.nextInt();
            int q = sc.nextInt();
            int[] a = new int[n];
            for (int i = 0; i < n; i++) {
                a[i] = sc.nextInt();
            }
            int start = 0;
            for (int i = 1; i < n; i++) {
                if (a[i] < a[i - 1]) {
                    start = i;
                }
            }
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < q; i++) {
                int x = sc.nextInt();
                int place = Arrays.binarySearch(a, start, n, x);
                if (place < 0) {
                    place = Arrays.binarySearch(a, 0, start, x);
                }
                sb.append(place < 0 ? 0 : place + 1).append(" ");
            }
            System.out.println(sb.toString().trim());
        }
    }
}

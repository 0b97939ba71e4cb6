import java.util.Scanner;

/** Takes the values from the two lists in turn. */
public class OneFromEach {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int m = scanner.nextInt();
        int[] a = new int[n];
        int[] b = new int[m];
        for (int i = 0; i < n; i++) a[i] = scanner.nextInt();
        for (int i = 0; i < m; i++) b[i] = scanner.nextInt();
        int i = 0;
        int j = 0;
        while (i < n || j < m) {
            if (j == m || (i < n && i <= j)) {
                System.out.print(a[i] + " ");
                i++;
            } else {
                System.out.print(b[j] + " ");
                j++;
            }
        }
        System.out.println();
    }
}

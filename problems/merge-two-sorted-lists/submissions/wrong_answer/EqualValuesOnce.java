import java.util.Scanner;

/** Moves on in both lists when the values are equal. */
public class EqualValuesOnce {
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
            if (i < n && j < m && a[i] == b[j]) {
                System.out.print(a[i] + " ");
                i++;
                j++;
            } else if (j == m || (i < n && a[i] <= b[j])) {
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

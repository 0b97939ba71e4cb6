import java.util.Scanner;

/** Wrong: adds up as many products as there are rows, as if both matrices were square. */
public class AsIfSquare {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int r = scanner.nextInt();
        int m = scanner.nextInt();
        int c = scanner.nextInt();
        long[][] a = new long[50][50];
        long[][] b = new long[50][50];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < m; j++) a[i][j] = scanner.nextInt();
        }
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < c; j++) b[i][j] = scanner.nextInt();
        }
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                long sum = 0;
                for (int k = 0; k < r; k++) sum += a[i][k] * b[k][j];
                System.out.print(sum + " ");
            }
            System.out.println();
        }
    }
}

import java.util.Scanner;

/** Three loops, as in the definition. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int r = scanner.nextInt();
        int m = scanner.nextInt();
        int c = scanner.nextInt();
        int[][] a = new int[r][m];
        int[][] b = new int[m][c];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < m; j++) {
                a[i][j] = scanner.nextInt();
            }
        }
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < c; j++) {
                b[i][j] = scanner.nextInt();
            }
        }
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                long sum = 0;
                for (int k = 0; k < m; k++) {
                    sum += (long) a[i][k] * b[k][j];
                }
                System.out.print(sum + " ");
            }
            System.out.println();
        }
    }
}

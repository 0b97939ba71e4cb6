import java.util.*;

/** Each number of the product goes along a row of a and down a column of b. O(r * m * c). */
public class Main {
    static long[][] multiply(long[][] a, long[][] b) {
        long[][] product = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) product[i][j] += a[i][k] * b[k][j];
            }
        }
        return product;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int m = in.nextInt();
        int c = in.nextInt();
        long[][] a = readMatrix(in, r, m);
        long[][] b = readMatrix(in, m, c);

        StringBuilder out = new StringBuilder();
        for (long[] row : multiply(a, b)) {
            for (int j = 0; j < c; j++) out.append(j > 0 ? " " : "").append(row[j]);
            out.append('\n');
        }
        System.out.print(out);
    }

    static long[][] readMatrix(Scanner in, int rows, int columns) {
        long[][] matrix = new long[rows][columns];
        for (long[] row : matrix) {
            for (int j = 0; j < columns; j++) row[j] = in.nextLong();
        }
        return matrix;
    }
}

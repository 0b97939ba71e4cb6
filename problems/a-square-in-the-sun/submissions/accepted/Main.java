import java.io.*;

/** One table of prefix sums, in which a rock outweighs every hour of sun that a bed can have. O(r c). */
public class Main {
    static int[] sunniestBed(String[] map, int k) {
        int rows = map.length;
        int columns = map[0].length();
        // A rock is worth less than any bed can make up for, so one table is enough.
        int rock = -10 * k * k;
        long[][] sums = new long[rows + 1][columns + 1];
        for (int i = 0; i < rows; i++) {
            long inRow = 0;
            for (int j = 0; j < columns; j++) {
                char square = map[i].charAt(j);
                inRow += square == '#' ? rock : square - '0';
                sums[i + 1][j + 1] = sums[i][j + 1] + inRow;
            }
        }
        int[] best = null;
        for (int i = k; i <= rows; i++) {
            for (int j = k; j <= columns; j++) {
                long hours = sums[i][j] - sums[i - k][j] - sums[i][j - k] + sums[i - k][j - k];
                if (hours < 0 || best != null && hours <= best[2]) continue;
                best = new int[] {i - k + 1, j - k + 1, (int) hours};
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] sizes = in.readLine().trim().split(" ");
        int rows = Integer.parseInt(sizes[0]);
        int k = Integer.parseInt(sizes[2]);
        String[] map = new String[rows];
        for (int i = 0; i < rows; i++) map[i] = in.readLine().trim();

        int[] best = sunniestBed(map, k);
        System.out.println(best == null ? "-1" : best[0] + " " + best[1] + " " + best[2]);
    }
}

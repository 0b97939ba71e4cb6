import java.util.*;

/** Wrong: marks a cell when it goes there from a neighbour, and so never the first one. */
public class StartIsNotMarked {
    static String[] grid;
    static String word;
    static boolean[][] used;
    static int h, w;

    static int count(int r, int c, int pos) {
        if (pos == word.length()) return 1;
        int sum = 0;
        for (int i = r - 1; i <= r + 1; i++) {
            for (int j = c - 1; j <= c + 1; j++) {
                if (i < 0 || j < 0 || i >= h || j >= w || (i == r && j == c)) continue;
                if (used[i][j] || grid[i].charAt(j) != word.charAt(pos)) continue;
                used[i][j] = true;
                sum += count(i, j, pos + 1);
                used[i][j] = false;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        h = scanner.nextInt();
        w = scanner.nextInt();
        int q = scanner.nextInt();
        grid = new String[h];
        for (int i = 0; i < h; i++) grid[i] = scanner.next();
        while (q-- > 0) {
            word = scanner.next();
            used = new boolean[h][w];
            int sum = 0;
            for (int i = 0; i < h; i++) {
                for (int j = 0; j < w; j++) {
                    if (grid[i].charAt(j) == word.charAt(0)) sum += count(i, j, 1);
                }
            }
            System.out.println(sum);
        }
    }
}

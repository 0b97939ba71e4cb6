import java.util.Scanner;

/** Wrong: takes as many columns as there are rows. */
public class CutToASquare {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = Math.min(r, in.nextInt());
        char[][] grid = new char[r][];
        for (int i = 0; i < r; i++) {
            grid[i] = in.next().toCharArray();
        }
        boolean[][] seen = new boolean[r][c];
        int i = 0, j = 0, di = 0, dj = 1;
        StringBuilder answer = new StringBuilder();
        for (int k = 0; k < r * c; k++) {
            answer.append(grid[i][j]);
            seen[i][j] = true;
            int a = i + di, b = j + dj;
            if (a < 0 || b < 0 || a >= r || b >= c || seen[a][b]) {
                int kept = di;
                di = dj;
                dj = -kept;
            }
            i += di;
            j += dj;
        }
        System.out.println(answer);
    }
}

import java.util.*;

/**
 * Backtracking: from the cell of the last letter, go to each unused neighbour with the next letter. A cell is marked while
 * the search goes on from it, and free again afterwards.
 */
public class Main {
    static int countWays(String[] grid, String word) {
        boolean[][] isUsed = new boolean[grid.length][grid[0].length()];
        int ways = 0;
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[0].length(); j++) ways += waysFrom(i, j, 0, grid, word, isUsed);
        }
        return ways;
    }

    /** In how many ways can the letters from index `at` on be read, if the first of them is read in this cell? */
    private static int waysFrom(int row, int column, int at, String[] grid, String word, boolean[][] isUsed) {
        if (row < 0 || row >= grid.length || column < 0 || column >= grid[0].length()) return 0;
        if (isUsed[row][column] || grid[row].charAt(column) != word.charAt(at)) return 0;
        if (at == word.length() - 1) return 1;
        isUsed[row][column] = true;
        int ways = 0;
        for (int i = row - 1; i <= row + 1; i++) {
            for (int j = column - 1; j <= column + 1; j++) ways += waysFrom(i, j, at + 1, grid, word, isUsed);
        }
        isUsed[row][column] = false;
        return ways;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        int q = in.nextInt();
        String[] grid = new String[h];
        for (int i = 0; i < h; i++) grid[i] = in.next();

        for (int i = 0; i < q; i++) System.out.println(countWays(grid, in.next()));
    }
}

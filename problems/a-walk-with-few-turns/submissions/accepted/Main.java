import java.io.*;
import java.util.*;

/** Largest sum by stone, direction of the last move and number of turns; one row of states at a time. O(h * w * t). */
public class Main {
    private static final long IMPOSSIBLE = Long.MIN_VALUE / 2;

    static OptionalLong bestWalk(int[][] grid, int maxTurns) {
        int columns = grid[0].length;
        // Of the row above; from the left, the states of this row replace them. Second index: number of turns.
        long[][] across = new long[columns][maxTurns + 1];
        long[][] down = new long[columns][maxTurns + 1];
        for (long[] states : across) Arrays.fill(states, IMPOSSIBLE);
        for (long[] states : down) Arrays.fill(states, IMPOSSIBLE);

        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < columns; column++) {
                long value = grid[row][column];
                // From the highest number of turns down, since the states with one turn fewer are still needed.
                for (int turns = maxTurns; turns >= 0; turns--) {
                    long above = IMPOSSIBLE;
                    long left = IMPOSSIBLE;
                    if (row > 0) above = Math.max(down[column][turns], turns > 0 ? across[column][turns - 1] : IMPOSSIBLE);
                    if (column > 0) {
                        left = Math.max(across[column - 1][turns], turns > 0 ? down[column - 1][turns - 1] : IMPOSSIBLE);
                    }
                    down[column][turns] = above == IMPOSSIBLE ? IMPOSSIBLE : above + value;
                    across[column][turns] = left == IMPOSSIBLE ? IMPOSSIBLE : left + value;
                }
                // It may set out in either direction.
                if (row == 0 && column == 0) across[0][0] = down[0][0] = value;
            }
        }

        long best = IMPOSSIBLE;
        for (int turns = 0; turns <= maxTurns; turns++) {
            best = Math.max(best, Math.max(across[columns - 1][turns], down[columns - 1][turns]));
        }
        return best == IMPOSSIBLE ? OptionalLong.empty() : OptionalLong.of(best);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int rows = nextInt(in);
        int columns = nextInt(in);
        int maxTurns = nextInt(in);
        int[][] grid = new int[rows][columns];
        for (int[] row : grid)
            for (int c = 0; c < columns; c++) row[c] = nextInt(in);

        OptionalLong best = bestWalk(grid, maxTurns);
        System.out.println(best.isPresent() ? String.valueOf(best.getAsLong()) : "IMPOSSIBLE");
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

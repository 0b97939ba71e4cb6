import java.io.*;
import java.util.*;

/** Wrong: lets a queen attack along the diagonals no further than the next row. */
public class NextRowsDiagonalsOnly {
    record Placements(int count, int[] first) {}

    static Placements placeQueens(int n, String[] board) {
        Search search = new Search(board);
        search.place(0, 0, 0, 0);
        return new Placements(search.count, search.first);
    }

    private static class Search {
        final int[] allowed; // in each row, as bits
        final int[] queens;
        int[] first;
        int count = 0;

        Search(String[] board) {
            allowed = new int[board.length];
            queens = new int[board.length];
            for (int row = 0; row < board.length; row++) {
                for (int at = 0; at < board.length; at++) {
                    if (board[row].charAt(at) == '.') allowed[row] |= 1 << at;
                }
            }
        }

        /** What the queens above attack in this row: along columns, and along diagonals to the right and to the left. */
        void place(int row, int columns, int right, int left) {
            if (row == queens.length) {
                if (count == 0) first = queens.clone();
                count++;
                return;
            }
            for (int free = allowed[row] & ~(columns | right | left); free != 0; free &= free - 1) {
                int square = Integer.lowestOneBit(free);
                queens[row] = Integer.numberOfTrailingZeros(square) + 1;
                place(row + 1, columns | square, square << 1, square >> 1);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] board = new String[n];
        for (int i = 0; i < n; i++) board[i] = in.readLine().trim();

        Placements placements = placeQueens(n, board);
        System.out.println(placements.count());
        if (placements.count() > 0) {
            StringJoiner columns = new StringJoiner(" ");
            for (int column : placements.first()) columns.add(String.valueOf(column));
            System.out.println(columns);
        }
    }
}

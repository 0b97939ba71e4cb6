import java.io.*;

/**
 * The spiral goes c steps to the right, then r - 1 down, c - 1 to the left, r - 2 up, c - 2 to the right, and so on: after
 * every turn one step less than the last time in this direction. O(r c).
 */
public class Main {
    static String spiral(String[] grid) {
        StringBuilder read = new StringBuilder();
        int across = grid[0].length(), down = grid.length - 1; // lengths of the next side across and the next one down
        int row = 0, column = -1, direction = 1;
        while (true) {
            for (int step = 0; step < across; step++) {
                column += direction;
                read.append(grid[row].charAt(column));
            }
            across--;
            if (down == 0) return read.toString();
            for (int step = 0; step < down; step++) {
                row += direction;
                read.append(grid[row].charAt(column));
            }
            down--;
            if (across == 0) return read.toString();
            direction = -direction;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().trim().split(" ")[0]);
        String[] grid = new String[rows];
        for (int i = 0; i < rows; i++) grid[i] = in.readLine().trim();

        System.out.println(spiral(grid));
    }
}

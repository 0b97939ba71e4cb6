import java.io.*;
import java.util.*;

/**
 * The grid can lie in eight ways: perhaps transposed (mirrored in its diagonal), and after that perhaps mirrored left to
 * right and top to bottom. Three flags say which one it is. A turn to the right is a transposition and then a mirroring
 * left to right; a transposition turns the two mirrorings into each other. O(1) a command.
 */
public class Main {
    // kind: 'R', 'L', 'H', 'V' or '?'. Row and column of a question are
    // counted from 1.
    record Command(char kind, int row, int column) {}

    static String answer(String[] grid, List<Command> commands) {
        boolean isTransposed = false, isMirrored = false, isUpsideDown = false;
        int rows = grid.length, columns = grid[0].length(); // as they are now
        StringBuilder letters = new StringBuilder();
        for (Command command : commands) {
            switch (command.kind()) {
                case 'H' -> isMirrored = !isMirrored;
                case 'V' -> isUpsideDown = !isUpsideDown;
                case 'R', 'L' -> {
                    boolean kept = isMirrored;
                    isMirrored = isUpsideDown;
                    isUpsideDown = kept;
                    isTransposed = !isTransposed;
                    if (command.kind() == 'R') isMirrored = !isMirrored;
                    else isUpsideDown = !isUpsideDown;
                    int exchanged = rows;
                    rows = columns;
                    columns = exchanged;
                }
                default -> {
                    int row = isUpsideDown ? rows - command.row() : command.row() - 1;
                    int column = isMirrored ? columns - command.column() : command.column() - 1;
                    letters.append(isTransposed ? grid[column].charAt(row) : grid[row].charAt(column));
                }
            }
        }
        return letters.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer sizes = new StringTokenizer(in.readLine());
        int rows = Integer.parseInt(sizes.nextToken());
        sizes.nextToken();
        int q = Integer.parseInt(sizes.nextToken());
        String[] grid = new String[rows];
        for (int i = 0; i < rows; i++) grid[i] = in.readLine().trim();
        List<Command> commands = new ArrayList<>();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            char kind = line.nextToken().charAt(0);
            int row = kind == '?' ? Integer.parseInt(line.nextToken()) : 0;
            int column = kind == '?' ? Integer.parseInt(line.nextToken()) : 0;
            commands.add(new Command(kind, row, column));
        }

        StringBuilder out = new StringBuilder();
        for (char letter : answer(grid, commands).toCharArray()) out.append(letter).append('\n');
        System.out.print(out);
    }
}

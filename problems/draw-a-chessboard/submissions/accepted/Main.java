import java.util.*;

/** Line i belongs to row i / k of squares, character j to column j / k; dark is where row + column is even. */
public class Main {
    static List<String> drawBoard(int rows, int columns, int side) {
        List<String> picture = new ArrayList<>();
        for (int i = 0; i < rows * side; i++) {
            StringBuilder line = new StringBuilder();
            for (int j = 0; j < columns * side; j++) line.append((i / side + j / side) % 2 == 0 ? '#' : '.');
            picture.add(line.toString());
        }
        return picture;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt();
        int columns = in.nextInt();
        int side = in.nextInt();

        System.out.println(String.join("\n", drawBoard(rows, columns, side)));
    }
}

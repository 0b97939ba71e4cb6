import java.util.*;

/** The winner moved last: X wins with one sign more than O has, and O with as many as X. */
public class Main {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    static String judge(String cells) {
        long x = cells.chars().filter(cell -> cell == 'X').count();
        long o = cells.chars().filter(cell -> cell == 'O').count();
        boolean xWins = hasLine(cells, 'X');
        boolean oWins = hasLine(cells, 'O');

        if (x != o && x != o + 1) return "IMPOSSIBLE";
        if ((xWins && x == o) || (oWins && x == o + 1)) return "IMPOSSIBLE";
        if (xWins) return "X";
        if (oWins) return "O";
        return x + o == 9 ? "DRAW" : "OPEN";
    }

    private static boolean hasLine(String cells, char sign) {
        return Arrays.stream(LINES).anyMatch(line -> Arrays.stream(line).allMatch(at -> cells.charAt(at) == sign));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);

        System.out.println(judge(in.next() + in.next() + in.next()));
    }
}

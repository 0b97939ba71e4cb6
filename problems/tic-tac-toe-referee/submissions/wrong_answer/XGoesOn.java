import java.util.Scanner;

/** Lets X move once more after O has won. */
public class XGoesOn {
    static char[][] board = new char[3][];

    static boolean wins(char c) {
        for (int i = 0; i < 3; i++) {
            if (board[i][0] == c && board[i][1] == c && board[i][2] == c) return true;
            if (board[0][i] == c && board[1][i] == c && board[2][i] == c) return true;
        }
        if (board[1][1] != c) return false;
        return (board[0][0] == c && board[2][2] == c) || (board[0][2] == c && board[2][0] == c);
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int x = 0;
        int o = 0;
        for (int i = 0; i < 3; i++) {
            board[i] = scanner.next().toCharArray();
            for (char c : board[i]) {
                if (c == 'X') x++;
                if (c == 'O') o++;
            }
        }
        String answer;
        if (x != o && x != o + 1) {
            answer = "IMPOSSIBLE";
        } else if (wins('X')) {
            answer = x == o + 1 && !wins('O') ? "X" : "IMPOSSIBLE";
        } else if (wins('O')) {
            answer = "O";
        } else {
            answer = x + o == 9 ? "DRAW" : "OPEN";
        }
        System.out.println(answer);
    }
}

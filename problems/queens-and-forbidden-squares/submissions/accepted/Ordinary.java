import java.util.Scanner;

/** Written plainly: a board of marks, and all squares above looked at for each new queen. */
public class Ordinary {
    static int n;
    static char[][] board;
    static boolean[][] queen;
    static int count = 0;
    static String first = "";

    static boolean attacked(int row, int col) {
        for (int d = 1; d <= row; d++) {
            if (queen[row - d][col]) {
                return true;
            }
            if (col - d >= 0 && queen[row - d][col - d]) {
                return true;
            }
            if (col + d < n && queen[row - d][col + d]) {
                return true;
            }
        }
        return false;
    }

    static void solve(int row, String columns) {
        if (row == n) {
            if (count == 0) {
                first = columns;
            }
            count++;
            return;
        }
        for (int col = 0; col < n; col++) {
            if (board[row][col] == '.' && !attacked(row, col)) {
                queen[row][col] = true;
                solve(row + 1, columns + (col + 1) + " ");
                queen[row][col] = false;
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        board = new char[n][];
        queen = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            board[i] = in.next().toCharArray();
        }
        solve(0, "");
        System.out.println(count);
        if (count > 0) {
            System.out.println(first.trim());
        }
    }
}

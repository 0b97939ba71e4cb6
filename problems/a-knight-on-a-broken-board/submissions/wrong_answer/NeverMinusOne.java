import java.io.*;
import java.util.*;

/** Gives 0 where the goal can't be reached. */
public class NeverMinusOne {
    static int fewestJumps(int h, int w, int p, int q, String[] board) {
        int[] jumps = new int[h * w]; // square r, c is number r * w + c
        Arrays.fill(jumps, -1);
        int[] queue = new int[h * w];
        int goal = -1;
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) {
                if (board[r].charAt(c) == 'S') queue[0] = r * w + c;
                if (board[r].charAt(c) == 'G') goal = r * w + c;
            }
        }
        jumps[queue[0]] = 0;
        int[][] moves = {{p, q}, {p, -q}, {-p, q}, {-p, -q}, {q, p}, {q, -p}, {-q, p}, {-q, -p}};
        int waiting = 1;
        for (int i = 0; i < waiting; i++) {
            int row = queue[i] / w;
            int column = queue[i] % w;
            for (int[] move : moves) {
                int r = row + move[0];
                int c = column + move[1];
                if (r < 0 || r >= h || c < 0 || c >= w) continue;
                if (board[r].charAt(c) == '#' || jumps[r * w + c] != -1) continue;
                jumps[r * w + c] = jumps[queue[i]] + 1;
                queue[waiting++] = r * w + c;
            }
        }
        return Math.max(0, jumps[goal]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer first = new StringTokenizer(in.readLine());
        int h = Integer.parseInt(first.nextToken());
        int w = Integer.parseInt(first.nextToken());
        int p = Integer.parseInt(first.nextToken());
        int q = Integer.parseInt(first.nextToken());
        String[] board = new String[h];
        for (int r = 0; r < h; r++) board[r] = in.readLine().trim();

        System.out.println(fewestJumps(h, w, p, q, board));
    }
}

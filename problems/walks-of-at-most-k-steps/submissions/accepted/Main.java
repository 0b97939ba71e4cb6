import java.io.*;
import java.util.*;

/**
 * The power A^j of the matrix of doors counts the walks of exactly j steps. A further room 0, entered from the goal alone and
 * left by a single door to itself, keeps the walks that have ended: those of exactly k + 1 steps from start to room 0 are those
 * of at most k steps to the goal. Only one row of the power is needed: a row times a matrix for each digit 1 of k + 1, and one
 * squaring for each digit. O(n^3 log k).
 */
public class Main {
    static final long MOD = 1_000_000_007;

    static long countWalks(int n, List<List<Integer>> doors, int start, int goal, long k) {
        long[][] power = new long[n + 1][n + 1];
        for (int from = 1; from <= n; from++) {
            for (int to : doors.get(from)) power[from][to]++;
        }
        power[goal][0] = 1;
        power[0][0] = 1;
        long[] walks = new long[n + 1];
        walks[start] = 1;
        for (long steps = k + 1; steps > 0; steps /= 2) {
            if (steps % 2 == 1) walks = times(walks, power);
            long[][] square = new long[n + 1][];
            for (int i = 0; i <= n; i++) square[i] = times(power[i], power);
            power = square;
        }
        return walks[0];
    }

    private static long[] times(long[] row, long[][] matrix) {
        long[] product = new long[row.length];
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j < row.length; j++) product[j] = (product[j] + row[i] * matrix[i][j]) % MOD;
        }
        return product;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int m = Integer.parseInt(words.nextToken());
        int start = Integer.parseInt(words.nextToken());
        int goal = Integer.parseInt(words.nextToken());
        long k = Long.parseLong(words.nextToken());
        List<List<Integer>> doors = new ArrayList<>();
        for (int v = 0; v <= n; v++) doors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            words = new StringTokenizer(in.readLine());
            int from = Integer.parseInt(words.nextToken());
            doors.get(from).add(Integer.parseInt(words.nextToken()));
        }

        System.out.println(countWalks(n, doors, start, goal, k));
    }
}

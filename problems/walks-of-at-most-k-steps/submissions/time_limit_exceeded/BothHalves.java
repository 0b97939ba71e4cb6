import java.io.*;
import java.util.*;

/** Too slow: splits the exponent into halves, but computes the power of each half anew. */
public class BothHalves {
    static final long MOD = 1_000_000_007;

    static long countWalks(int n, List<List<Integer>> doors, int start, int goal, long k) {
        long[][] power = new long[n + 1][n + 1];
        for (int from = 1; from <= n; from++) {
            for (int to : doors.get(from)) power[from][to]++;
        }
        power[goal][0] = 1;
        power[0][0] = 1;
        return power(power, k + 1)[start][0];
    }

    private static long[][] power(long[][] matrix, long steps) {
        if (steps == 1) return matrix;
        long[][] one = power(matrix, steps / 2);
        long[][] other = power(matrix, steps - steps / 2);
        long[][] product = new long[matrix.length][];
        for (int i = 0; i < matrix.length; i++) product[i] = times(one[i], other);
        return product;
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

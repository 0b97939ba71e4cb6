import java.io.*;
import java.util.*;

/** Wrong: ends a walk as soon as it reaches the goal, although it may go on and come back. */
public class EndsAtFirstArrival {
    static final long MOD = 1_000_000_007;

    static long countWalks(int n, List<List<Integer>> doors, int start, int goal, long k) {
        long[][] power = new long[n + 1][n + 1];
        for (int from = 1; from <= n; from++) {
            for (int to : doors.get(from)) power[from][to]++;
        }
        Arrays.fill(power[goal], 0);
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

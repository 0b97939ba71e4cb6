import java.io.*;

/** Wrong: does not notice that it cannot go on. */
public class NeverImpossible {
    static int fewestJumps(int[] row) {
        int last = row.length - 1;
        int jumps = 0;
        int border = 0; // the last square that `jumps` jumps reach
        int next = 0; // the first square from which no jump has been tried yet
        while (border < last) {
            int farthest = border;
            for (; next <= border; next++) farthest = Math.max(farthest, next + row[next]);
            if (farthest == border) break;
            border = farthest;
            jumps++;
        }
        return jumps;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = nextInt(in);

        System.out.println(fewestJumps(row));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

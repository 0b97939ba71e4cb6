import java.io.*;

/**
 * Ways to a step: those to the three steps below it added up, and none if it is loose. Three numbers are carried
 * upwards. O(n + m).
 */
public class Main {
    static final int MODULUS = 1_000_000_007;

    static int countWays(int n, boolean[] isLoose) {
        int below3 = 0;
        int below2 = 0;
        int below1 = 1; // the ground
        for (int step = 1; step <= n; step++) {
            int here = isLoose[step] ? 0 : (int) (((long) below1 + below2 + below3) % MODULUS);
            below3 = below2;
            below2 = below1;
            below1 = here;
        }
        return below1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        boolean[] isLoose = new boolean[n + 1];
        for (int i = 0; i < m; i++) isLoose[nextInt(in)] = true;

        System.out.println(countWays(n, isLoose));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

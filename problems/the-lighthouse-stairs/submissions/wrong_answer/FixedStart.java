import java.io.*;

/** Takes 1, 2 and 4 ways to the first three steps for granted, loose or not. */
public class FixedStart {
    static final int MODULUS = 1_000_000_007;

    static int countWays(int n, boolean[] isLoose) {
        int[] first = {1, 1, 2, 4};
        if (n < 4) return isLoose[n] ? 0 : first[n];
        int below3 = 1;
        int below2 = 2;
        int below1 = 4;
        for (int step = 4; step <= n; step++) {
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

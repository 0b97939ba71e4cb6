import java.io.*;

/** Adds up values in 32 bits. */
public class IntValue {
    static long[] pack(int[] weights, int[] values, int limit) {
        int[] best = new int[limit + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int weight = limit; weight >= weights[i]; weight--) {
                best[weight] = Math.max(best[weight], best[weight - weights[i]] + values[i]);
            }
        }
        int lightest = 0;
        while (best[lightest] < best[limit]) lightest++;
        return new long[] {best[limit], lightest};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int limit = nextInt(in);
        int[] weights = new int[n];
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt(in);
            values[i] = nextInt(in);
        }

        long[] answer = pack(weights, values, limit);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

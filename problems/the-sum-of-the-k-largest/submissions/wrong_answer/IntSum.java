import java.io.*;
import java.util.*;

/** Wrong: the sum does not fit into 32 bits. */
public class IntSum {
    static long[] scores(int[] results, int k) {
        PriorityQueue<Integer> counting = new PriorityQueue<>();
        int sum = 0;
        long[] sums = new long[results.length];
        for (int i = 0; i < results.length; i++) {
            counting.add(results[i]);
            sum += results[i];
            if (counting.size() > k) sum -= counting.poll();
            sums[i] = sum;
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] results = new int[n];
        for (int i = 0; i < n; i++) results[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (long sum : scores(results, k)) out.append(sum).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

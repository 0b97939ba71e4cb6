import java.io.*;
import java.util.*;

/** Wrong: a set keeps equal results only once. */
public class EqualResultsOnce {
    static long[] scores(int[] results, int k) {
        TreeSet<Integer> counting = new TreeSet<>();
        long sum = 0;
        long[] sums = new long[results.length];
        for (int i = 0; i < results.length; i++) {
            if (counting.add(results[i])) sum += results[i];
            if (counting.size() > k) sum -= counting.pollFirst();
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

import java.io.*;
import java.util.*;

/** The best income for each kind and length of the run that ends with the last day. O(n (p + q)). */
public class Main {
    private static final long IMPOSSIBLE = Long.MIN_VALUE / 2; // far below every real sum

    static long bestIncome(int[] income, int mostWork, int mostRest) {
        long[] work = new long[mostWork + 1];
        long[] rest = new long[mostRest + 1];
        Arrays.fill(work, IMPOSSIBLE);
        Arrays.fill(rest, IMPOSSIBLE);
        work[1] = income[0];
        rest[1] = 0;
        for (int day = 1; day < income.length; day++) {
            long bestWork = Arrays.stream(work).max().getAsLong();
            long bestRest = Arrays.stream(rest).max().getAsLong();
            for (int length = mostWork; length > 1; length--) work[length] = work[length - 1] + income[day];
            for (int length = mostRest; length > 1; length--) rest[length] = rest[length - 1];
            work[1] = bestRest + income[day];
            rest[1] = bestWork;
        }
        return Math.max(Arrays.stream(work).max().getAsLong(), Arrays.stream(rest).max().getAsLong());
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int mostWork = nextInt(in);
        int mostRest = nextInt(in);
        int[] income = new int[n];
        for (int i = 0; i < n; i++) income[i] = nextInt(in);

        System.out.println(bestIncome(income, mostWork, mostRest));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Adds up in 32 bits. */
public class IntIncome {
    private static final int IMPOSSIBLE = Integer.MIN_VALUE / 2; // far below every real sum

    static int bestIncome(int[] income, int mostWork, int mostRest) {
        int[] work = new int[mostWork + 1];
        int[] rest = new int[mostRest + 1];
        Arrays.fill(work, IMPOSSIBLE);
        Arrays.fill(rest, IMPOSSIBLE);
        work[1] = income[0];
        rest[1] = 0;
        for (int day = 1; day < income.length; day++) {
            int bestWork = Arrays.stream(work).max().getAsInt();
            int bestRest = Arrays.stream(rest).max().getAsInt();
            for (int length = mostWork; length > 1; length--) work[length] = work[length - 1] + income[day];
            for (int length = mostRest; length > 1; length--) rest[length] = rest[length - 1];
            work[1] = bestRest + income[day];
            rest[1] = bestWork;
        }
        return Math.max(Arrays.stream(work).max().getAsInt(), Arrays.stream(rest).max().getAsInt());
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

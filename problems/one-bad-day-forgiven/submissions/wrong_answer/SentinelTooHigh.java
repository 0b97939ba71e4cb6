import java.io.*;

/** Wrong: begins with a "surely lower" sum of -10^8. */
public class SentinelTooHigh {
    static long bestRecord(int[] days) {
        int n = days.length;
        long[] endingAt = new long[n];
        long[] beginningAt = new long[n];
        for (int i = 0; i < n; i++) endingAt[i] = days[i] + (i > 0 ? Math.max(0, endingAt[i - 1]) : 0);
        for (int i = n - 1; i >= 0; i--) beginningAt[i] = days[i] + (i + 1 < n ? Math.max(0, beginningAt[i + 1]) : 0);
        long best = -100_000_000;
        for (int i = 0; i < n; i++) best = Math.max(best, endingAt[i]);
        for (int i = 1; i + 1 < n; i++) best = Math.max(best, endingAt[i - 1] + beginningAt[i + 1]);
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] days = new int[n];
        for (int i = 0; i < n; i++) days[i] = nextInt(in);

        System.out.println(bestRecord(days));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

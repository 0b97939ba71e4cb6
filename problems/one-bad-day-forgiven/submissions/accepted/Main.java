import java.io.*;

/**
 * From both sides: the best stretch that ends at each day, and the best one that begins there. A forgiven day inside a
 * stretch joins the one that ends right before it and the one that begins right behind it. O(n).
 */
public class Main {
    static long bestRecord(int[] days) {
        int n = days.length;
        long[] endingAt = new long[n];
        long[] beginningAt = new long[n];
        for (int i = 0; i < n; i++) endingAt[i] = days[i] + (i > 0 ? Math.max(0, endingAt[i - 1]) : 0);
        for (int i = n - 1; i >= 0; i--) beginningAt[i] = days[i] + (i + 1 < n ? Math.max(0, beginningAt[i + 1]) : 0);
        long best = endingAt[0];
        for (int i = 1; i < n; i++) best = Math.max(best, endingAt[i]);
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

import java.io.*;

/** Sequence alignment: the last two notes are matched, or one of them is left out. Two rows of the table. O(n * m). */
public class Main {
    static long alignmentCost(int gap, int[] a, int[] b) {
        int m = b.length;
        long[] above = new long[m + 1];
        long[] row = new long[m + 1];
        for (int j = 0; j <= m; j++) above[j] = (long) gap * j;

        for (int i = 1; i <= a.length; i++) {
            row[0] = (long) gap * i;
            for (int j = 1; j <= m; j++) {
                long matched = above[j - 1] + Math.abs((long) a[i - 1] - b[j - 1]);
                long leftOut = Math.min(above[j], row[j - 1]) + gap;
                row[j] = Math.min(matched, leftOut);
            }
            long[] reused = above;
            above = row;
            row = reused;
        }
        return above[m];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int gap = nextInt(in);
        int[] a = new int[n];
        int[] b = new int[m];
        for (int i = 0; i < n; i++) a[i] = nextInt(in);
        for (int j = 0; j < m; j++) b[j] = nextInt(in);

        System.out.println(alignmentCost(gap, a, b));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

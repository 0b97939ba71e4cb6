import java.io.*;

/** Wrong: only widens the poster to the right of its lowest board. */
public class OneSideOnly {
    static long largestPoster(int[] widths, int[] heights) {
        int n = widths.length;
        long[] places = new long[n + 1]; // places[i]: the left side of board i
        for (int i = 0; i < n; i++) places[i + 1] = places[i] + widths[i];
        int[] lowerBefore = new int[n];
        for (int i = 0; i < n; i++) {
            int before = i - 1;
            while (before >= 0 && heights[before] >= heights[i]) before = lowerBefore[before];
            lowerBefore[i] = before;
        }
        int[] lowerBehind = new int[n];
        long best = 0;
        for (int i = n - 1; i >= 0; i--) {
            int behind = i + 1;
            while (behind < n && heights[behind] >= heights[i]) behind = lowerBehind[behind];
            lowerBehind[i] = behind;
            best = Math.max(best, (places[behind] - places[i]) * heights[i]);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] widths = new int[n];
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) widths[i] = nextInt(in);
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        System.out.println(largestPoster(widths, heights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

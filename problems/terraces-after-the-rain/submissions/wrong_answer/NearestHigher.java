import java.io.*;

/** Wrong: takes the nearest higher terrace on each side for the rim of the water, but the rim can be further away. */
public class NearestHigher {
    static long[] waterAfterRain(int[] heights) {
        int n = heights.length;
        int[] left = new int[n];
        int[] right = new int[n];
        for (int i = 0; i < n; i++) {
            int before = i - 1;
            while (before >= 0 && heights[before] <= heights[i]) before--;
            int behind = i + 1;
            while (behind < n && heights[behind] <= heights[i]) behind++;
            left[i] = before >= 0 ? heights[before] : 0;
            right[i] = behind < n ? heights[behind] : 0;
        }
        long sum = 0;
        long ponds = 0;
        long deepest = 0;
        boolean wasWet = false;
        for (int i = 0; i < n; i++) {
            int depth = Math.max(0, Math.min(left[i], right[i]) - heights[i]);
            sum += depth;
            deepest = Math.max(deepest, depth);
            if (depth > 0 && !wasWet) ponds++;
            wasWet = depth > 0;
        }
        return new long[] {sum, ponds, deepest};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        long[] water = waterAfterRain(heights);
        System.out.println(water[0] + " " + water[1] + " " + water[2]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

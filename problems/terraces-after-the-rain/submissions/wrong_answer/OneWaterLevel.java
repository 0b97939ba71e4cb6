import java.io.*;

/** Wrong: measures every depth from one water level, that of the last terraces that were settled. */
public class OneWaterLevel {
    static long[] waterAfterRain(int[] heights) {
        int left = 0;
        int right = heights.length - 1;
        int highestLeft = 0;
        int highestRight = 0;
        int[] depths = new int[heights.length];
        while (left <= right) {
            // The lower side decides: there is something at least as high on the other one.
            if (highestLeft <= highestRight) {
                highestLeft = Math.max(highestLeft, heights[left]);
                depths[left] = highestLeft - heights[left];
                left++;
            } else {
                highestRight = Math.max(highestRight, heights[right]);
                depths[right] = highestRight - heights[right];
                right--;
            }
        }
        long sum = 0;
        long ponds = 0;
        long deepest = 0;
        for (int i = 0; i < depths.length; i++) {
            sum += depths[i];
            if (depths[i] > 0) deepest = Math.max(deepest, Math.min(highestLeft, highestRight) - heights[i]);
            if (depths[i] > 0 && depths[i - 1] == 0) ponds++; // the outermost terraces are always dry
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

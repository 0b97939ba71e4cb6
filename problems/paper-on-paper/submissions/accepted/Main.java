import java.io.*;
import java.util.*;

/**
 * A sweep from left to right over a segment tree of heights. A node counts the posters that cover all of it and combines
 * that number with what its children know, so counts never have to be handed down. O(n log n).
 */
public class Main {
    static long[] coveredAreas(int[][] posters) {
        int n = posters.length;
        int[] heights = new int[2 * n];
        long[] sides = new long[2 * n]; // x and number: poster i begins as side 2i and ends as side 2i + 1
        for (int i = 0; i < n; i++) {
            heights[2 * i] = posters[i][1];
            heights[2 * i + 1] = posters[i][3];
            sides[2 * i] = (long) posters[i][0] << 20 | 2 * i;
            sides[2 * i + 1] = (long) posters[i][2] << 20 | 2 * i + 1;
        }
        heights = Arrays.stream(heights).sorted().distinct().toArray();
        Arrays.sort(sides);

        Line line = new Line(heights);
        long once = 0;
        long twice = 0;
        long x = 0;
        for (long side : sides) {
            long step = (side >> 20) - x;
            once += step * line.once[1];
            twice += step * line.twice[1];
            x += step;
            int number = (int) (side & ((1 << 20) - 1));
            int[] poster = posters[number / 2];
            line.change(poster[1], poster[3], number % 2 == 0 ? 1 : -1);
        }
        return new long[] {once, twice};
    }

    /** A segment tree over the strips between neighbouring heights; node 1 holds all of them. */
    private static class Line {
        private final int[] heights;
        private final int[] posters; // that cover the whole node, but not its parent
        final long[] once;
        final long[] twice;
        private int from;
        private int to;
        private int by;

        Line(int[] heights) {
            this.heights = heights;
            posters = new int[4 * heights.length];
            once = new long[4 * heights.length];
            twice = new long[4 * heights.length];
        }

        void change(int from, int to, int by) {
            this.from = from;
            this.to = to;
            this.by = by;
            changeNode(1, 0, heights.length - 1);
        }

        private void changeNode(int at, int low, int high) {
            if (to <= heights[low] || heights[high] <= from) return;
            if (from <= heights[low] && heights[high] <= to) {
                posters[at] += by;
            } else {
                int middle = (low + high) / 2;
                changeNode(2 * at, low, middle);
                changeNode(2 * at + 1, middle, high);
            }
            boolean isStrip = high - low == 1;
            long whole = heights[high] - heights[low];
            long onceBelow = isStrip ? 0 : once[2 * at] + once[2 * at + 1];
            long twiceBelow = isStrip ? 0 : twice[2 * at] + twice[2 * at + 1];
            once[at] = posters[at] > 0 ? whole : onceBelow;
            twice[at] = posters[at] > 1 ? whole : posters[at] == 1 ? onceBelow : twiceBelow;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[][] posters = new int[n][4];
        for (int[] poster : posters) {
            for (int i = 0; i < 4; i++) poster[i] = nextInt(in);
        }

        long[] answer = coveredAreas(posters);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

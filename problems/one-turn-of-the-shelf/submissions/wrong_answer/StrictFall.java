import java.io.*;

/** Wrong: ends the stack at the first two equal books, because it waits for a strict fall. */
public class StrictFall {
    static int[] turn(int[] heights) {
        int n = heights.length;
        int first = 0; // the first book with a lower one right behind it
        while (first + 1 < n && heights[first] <= heights[first + 1]) first++;
        if (first + 1 == n) return new int[] {0, 0};
        int last = first;
        while (last + 1 < n && heights[last] > heights[last + 1]) last++;
        // The way up to the stack may end with books as high as its first one: they are turned as well.
        while (first > 0 && heights[first - 1] == heights[first]) first--;
        boolean fitsLeft = first == 0 || heights[first - 1] <= heights[last];
        boolean fitsRight = last + 1 == n || heights[first] <= heights[last + 1];
        for (int i = last + 1; i + 1 < n; i++) fitsRight &= heights[i] <= heights[i + 1];
        return fitsLeft && fitsRight ? new int[] {first + 1, last + 1} : new int[] {-1, -1};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        int[] answer = turn(heights);
        System.out.println(answer[0] < 0 ? "-1" : answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

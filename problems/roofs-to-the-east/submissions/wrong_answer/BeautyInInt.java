import java.io.*;

/** Wrong: the beauty of a picture does not fit into 32 bits. */
public class BeautyInInt {
    static long[] bestPlace(int[] heights, int[] beauties) {
        int n = heights.length;
        int[] nextHigher = new int[n];
        int[] beauty = new int[n + 1]; // beauty[n] = 0: behind the last house there is nothing to see
        int best = n - 1;
        for (int i = n - 1; i >= 0; i--) {
            int next = i + 1;
            // Roofs that are hidden by their own next higher one need no look: jump from one to the next.
            while (next < n && heights[next] <= heights[i]) next = nextHigher[next];
            nextHigher[i] = next;
            beauty[i] = beauties[i] + beauty[next];
            if (beauty[i] >= beauty[best]) best = i;
        }
        return new long[] {best + 1, beauty[best]};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        int[] beauties = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);
        for (int i = 0; i < n; i++) beauties[i] = nextInt(in);

        long[] answer = bestPlace(heights, beauties);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

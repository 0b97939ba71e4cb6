import java.io.*;

/** Too slow: unlinks those who leave, but walks around the whole ring in every round. */
public class WalksAround {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] heights = new int[n];
        int[] left = new int[n];
        int[] right = new int[n];
        int tallest = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            heights[i] = (int) in.nval;
            left[i] = (i + n - 1) % n;
            right[i] = (i + 1) % n;
            if (heights[i] > heights[tallest]) tallest = i;
        }
        int[] roundOf = new int[n];
        boolean goesOn = true;
        for (int round = 1; goesOn; round++) {
            goesOn = false;
            int before = heights[tallest];
            for (int child = right[tallest]; child != tallest; child = right[child]) {
                int height = heights[child];
                if (height < before) {
                    roundOf[child] = round;
                    right[left[child]] = right[child];
                    left[right[child]] = left[child];
                    goesOn = true;
                }
                before = height;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int round : roundOf) out.append(round).append(' ');
        System.out.println(out);
    }
}

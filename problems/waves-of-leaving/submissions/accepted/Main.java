import java.io.*;

/**
 * Somebody who stays in a round can leave in the next one only if the left neighbour has just changed. So the candidates of a round are
 * the right neighbours of those who have left. First decide, then unlink.
 */
public class Main {
    static int[] roundsOf(int[] heights) {
        int n = heights.length;
        int[] left = new int[n];
        int[] right = new int[n];
        int[] roundOf = new int[n];
        int[] candidates = new int[n];
        int count = n;
        for (int i = 0; i < n; i++) {
            left[i] = (i + n - 1) % n;
            right[i] = (i + 1) % n;
            candidates[i] = i;
        }
        int[] leaving = new int[n];
        for (int round = 1; count > 0; round++) {
            int gone = 0;
            for (int i = 0; i < count; i++) {
                int child = candidates[i];
                // Two who left together may have had the same right neighbour, so a candidate may be listed twice.
                if (roundOf[child] != 0 || heights[child] >= heights[left[child]]) continue;
                roundOf[child] = round;
                leaving[gone++] = child;
            }
            for (int i = 0; i < gone; i++) {
                int child = leaving[i];
                right[left[child]] = right[child];
                left[right[child]] = left[child];
            }
            count = 0;
            for (int i = 0; i < gone; i++) {
                int next = right[leaving[i]];
                if (roundOf[next] == 0) candidates[count++] = next;
            }
        }
        return roundOf;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int round : roundsOf(heights)) out.append(round).append(' ');
        System.out.println(out.toString().stripTrailing());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Wrong: the nodes beyond both ends are worth minus a trillion, and a merged node can be worth much less. */
public class EndsTooBright {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        long[] value = new long[n + 2];
        int[] previous = new int[n + 2];
        int[] next = new int[n + 2];
        boolean[] gone = new boolean[n + 2];
        value[0] = value[n + 1] = -1_000_000_000_000L;
        PriorityQueue<long[]> best = new PriorityQueue<>((a, b) -> Long.compare(b[0], a[0]));
        for (int i = 0; i <= n + 1; i++) {
            if (i >= 1 && i <= n) {
                in.nextToken();
                value[i] = (long) in.nval;
            }
            previous[i] = Math.max(0, i - 1);
            next[i] = Math.min(n + 1, i + 1);
            best.add(new long[] {value[i], i});
        }

        long total = 0;
        while (k > 0) {
            long[] top = best.remove();
            int node = (int) top[1];
            if (gone[node]) continue;
            total += top[0];
            k--;
            int left = previous[node];
            int right = next[node];
            value[node] = value[left] + value[right] - value[node];
            gone[left] = gone[right] = true;
            previous[node] = previous[left];
            next[previous[node]] = node;
            next[node] = next[right];
            previous[next[node]] = node;
            best.add(new long[] {value[node], node});
        }
        System.out.println(total);
    }
}

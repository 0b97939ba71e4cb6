import java.io.*;
import java.util.*;

/**
 * A new key becomes a child of one of its two neighbours among the keys before it, and that is the deeper one. An ordered map
 * knows both neighbours. O(n log n).
 */
public class Main {
    record Answer(int greatest, long sum) {}

    static Answer depthsOf(int[] keys) {
        TreeMap<Integer, Integer> depths = new TreeMap<>();
        int greatest = 0;
        long sum = 0;
        for (int key : keys) {
            int depth = 1 + Math.max(depthIn(depths.lowerEntry(key)), depthIn(depths.higherEntry(key)));
            depths.put(key, depth);
            greatest = Math.max(greatest, depth);
            sum += depth;
        }
        return new Answer(greatest, sum);
    }

    private static int depthIn(Map.Entry<Integer, Integer> entry) {
        return entry == null ? 0 : entry.getValue();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] keys = new int[n];
        for (int i = 0; i < n; i++) keys[i] = nextInt(in);

        Answer answer = depthsOf(keys);
        System.out.println(answer.greatest() + " " + answer.sum());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Wrong: looks in the sorted tags for one that differs from both neighbours. */
public class BothNeighboursDiffer {
    static int leftBehind(int[] scans) {
        int[] sorted = scans.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            boolean before = i > 0 && sorted[i - 1] == sorted[i];
            boolean after = i + 1 < sorted.length && sorted[i + 1] == sorted[i];
            if (!before && !after) return sorted[i];
        }
        return sorted[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] scans = new int[n];
        for (int i = 0; i < n; i++) scans[i] = nextInt(in);

        System.out.println(leftBehind(scans));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

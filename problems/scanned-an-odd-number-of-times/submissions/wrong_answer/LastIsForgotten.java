import java.io.*;
import java.util.*;

/** Wrong: compares the sorted tags two by two, and finds nothing when the one left over is the largest. */
public class LastIsForgotten {
    static int leftBehind(int[] scans) {
        int[] sorted = scans.clone();
        Arrays.sort(sorted);
        for (int i = 0; i + 1 < sorted.length; i += 2) {
            if (sorted[i] != sorted[i + 1]) return sorted[i];
        }
        return 0;
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

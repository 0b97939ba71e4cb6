import java.io.*;
import java.util.*;

/**
 * Under exclusive or, equal numbers cancel in pairs, in whatever order they come: only the tag that occurs an odd number of
 * times is left, once.
 */
public class Main {
    static int leftBehind(int[] scans) {
        int left = 0;
        for (int tag : scans) left ^= tag;
        return left;
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

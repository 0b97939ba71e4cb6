import java.io.*;
import java.util.*;

/** Counts the pairs in 32 bits. */
public class IntPairs {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int limit = (int) in.nval;
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            weights[i] = (int) in.nval;
        }
        Arrays.sort(weights);
        int pairs = 0;
        int heavy = n - 1;
        for (int light = 0; light < heavy; light++) {
            while (heavy > light && weights[light] + weights[heavy] > limit) heavy--;
            pairs += heavy - light;
        }
        System.out.println(pairs);
    }
}

import java.io.*;
import java.util.*;

/** Two pointers on the sorted weights: every step settles either the lightest or the heaviest guest who is left. */
public class Main {
    static long countPairs(int limit, int[] weights) {
        Arrays.sort(weights);
        long pairs = 0; // up to 10^11
        int light = 0;
        int heavy = weights.length - 1;
        while (light < heavy) {
            if (weights[light] + weights[heavy] <= limit) {
                pairs += heavy - light; // the lightest fits with everybody who is left
                light++;
            } else {
                heavy--; // the heaviest fits with nobody
            }
        }
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int limit = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) weights[i] = nextInt(in);

        System.out.println(countPairs(limit, weights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

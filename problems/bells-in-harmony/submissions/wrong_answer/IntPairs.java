import java.io.*;
import java.util.*;

/** Wrong: the number of pairs does not fit into 32 bits. */
public class IntPairs {
    static long countHarmonies(int difference, int[] pitches) {
        // Java's map turns long chains of colliding keys into trees, so no choice of pitches makes it slow.
        Map<Integer, Integer> seen = new HashMap<>();
        int pairs = 0;
        for (int pitch : pitches) {
            pairs += seen.getOrDefault(pitch - difference, 0);
            if (difference > 0) pairs += seen.getOrDefault(pitch + difference, 0);
            seen.merge(pitch, 1, Integer::sum);
        }
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int difference = nextInt(in);
        int[] pitches = new int[n];
        for (int i = 0; i < n; i++) pitches[i] = nextInt(in);

        System.out.println(countHarmonies(difference, pitches));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

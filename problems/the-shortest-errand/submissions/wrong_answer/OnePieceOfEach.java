import java.io.*;
import java.util.*;

/** Wrong: buys one piece of each kind, whatever the list says. */
public class OnePieceOfEach {
    static int[] shortestStretch(int[] stalls, int[] kinds, int[] pieces) {
        Map<Integer, Integer> placeOf = new HashMap<>();
        for (int j = 0; j < kinds.length; j++) placeOf.put(kinds[j], j);
        int[] place = new int[stalls.length];
        for (int i = 0; i < stalls.length; i++) place[i] = placeOf.getOrDefault(stalls[i], -1);

        int[] lacking = new int[pieces.length];
        Arrays.fill(lacking, 1); // may fall below 0: then the stretch has more than it needs
        int missing = kinds.length; // kinds that are still lacking
        int[] best = null;
        int first = 0;
        for (int last = 0; last < stalls.length; last++) {
            if (place[last] >= 0 && --lacking[place[last]] == 0) missing--;
            for (; missing == 0; first++) {
                if (best == null || last - first < best[1] - best[0]) best = new int[] {first + 1, last + 1};
                if (place[first] >= 0 && lacking[place[first]]++ == 0) missing++;
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] stalls = new int[n];
        for (int i = 0; i < n; i++) stalls[i] = nextInt(in);
        int[] kinds = new int[m];
        int[] pieces = new int[m];
        for (int j = 0; j < m; j++) {
            kinds[j] = nextInt(in);
            pieces[j] = nextInt(in);
        }

        int[] answer = shortestStretch(stalls, kinds, pieces);
        System.out.println(answer == null ? "-1" : answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

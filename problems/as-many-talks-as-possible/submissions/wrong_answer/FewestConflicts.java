import java.io.*;
import java.util.*;

/** Wrong: always takes the talk that overlaps the fewest of the others that are left. */
public class FewestConflicts {
    record Talk(int begin, int end) {}

    static int mostTalks(Talk[] talks) {
        List<Talk> left = new ArrayList<>(List.of(talks));
        int heard = 0;
        while (!left.isEmpty()) {
            Talk best = null;
            long fewest = 0;
            for (Talk talk : left) {
                long conflicts = left.stream().filter(other -> overlap(talk, other)).count();
                if (best == null || conflicts < fewest) {
                    best = talk;
                    fewest = conflicts;
                }
            }
            Talk chosen = best;
            left.removeIf(other -> overlap(chosen, other));
            heard++;
        }
        return heard;
    }

    private static boolean overlap(Talk one, Talk other) {
        return one.begin() < other.end() && other.begin() < one.end();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        Talk[] talks = new Talk[n];
        for (int i = 0; i < n; i++) talks[i] = new Talk(nextInt(in), nextInt(in));

        System.out.println(mostTalks(talks));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

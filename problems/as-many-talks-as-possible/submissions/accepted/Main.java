import java.io.*;
import java.util.*;

/**
 * In the order of the ends, every talk that begins no earlier than the last chosen one ends is taken. Of all talks that
 * could be next, it ends first; whoever chooses another one can exchange it for this one and has no less time left.
 * O(n log n).
 */
public class Main {
    record Talk(int begin, int end) {}

    static int mostTalks(Talk[] talks) {
        Arrays.sort(talks, Comparator.comparingInt(Talk::end));
        int heard = 0;
        int freeFrom = 0;
        for (Talk talk : talks) {
            if (talk.begin() < freeFrom) continue;
            heard++;
            freeFrom = talk.end();
        }
        return heard;
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

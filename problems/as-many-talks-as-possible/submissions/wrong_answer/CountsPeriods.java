import java.io.*;
import java.util.*;

/** Wrong: counts the periods without a break, as if overlapping talks were one. */
public class CountsPeriods {
    record Talk(int begin, int end) {}

    static int mostTalks(Talk[] talks) {
        Arrays.sort(talks, Comparator.comparingInt(Talk::begin));
        int heard = 0;
        int freeFrom = 0;
        for (Talk talk : talks) {
            if (talk.begin() >= freeFrom) heard++;
            freeFrom = Math.max(freeFrom, talk.end());
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

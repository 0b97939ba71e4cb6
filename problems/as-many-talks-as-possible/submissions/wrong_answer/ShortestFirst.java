import java.io.*;
import java.util.*;

/** Wrong: takes the shortest talks first, and they may overlap two others. */
public class ShortestFirst {
    record Talk(int begin, int end) {}

    static int mostTalks(Talk[] talks) {
        Arrays.sort(talks, Comparator.comparingInt(talk -> talk.end() - talk.begin()));
        TreeMap<Integer, Integer> heard = new TreeMap<>(); // ends by begins
        for (Talk talk : talks) {
            Map.Entry<Integer, Integer> before = heard.lowerEntry(talk.end());
            if (before == null || before.getValue() <= talk.begin()) heard.put(talk.begin(), talk.end());
        }
        return heard.size();
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

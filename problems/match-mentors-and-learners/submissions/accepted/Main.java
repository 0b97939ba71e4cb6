import java.io.*;
import java.util.*;

/**
 * Kuhn's algorithm: for each mentor, a depth-first search for a chain in which a learner is taken from another mentor, who
 * takes another learner instead, until one of them is free. O(a * m).
 */
public class Main {
    static int mostPairs(int mentors, int learners, List<List<Integer>> fitting) {
        int[] mentorOf = new int[learners];
        Arrays.fill(mentorOf, -1); // nobody
        int pairs = 0;
        for (int mentor = 0; mentor < mentors; mentor++) {
            if (findLearner(mentor, fitting, mentorOf, new boolean[learners])) pairs++;
        }
        return pairs;
    }

    /** Can the mentor get a learner, if those who are in pairs may change? Nobody is asked twice in a search. */
    private static boolean findLearner(int mentor, List<List<Integer>> fitting, int[] mentorOf, boolean[] hasBeenAsked) {
        for (int learner : fitting.get(mentor)) {
            if (hasBeenAsked[learner]) continue;
            hasBeenAsked[learner] = true;
            if (mentorOf[learner] < 0 || findLearner(mentorOf[learner], fitting, mentorOf, hasBeenAsked)) {
                mentorOf[learner] = mentor;
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int a = nextInt(in);
            int b = nextInt(in);
            int m = nextInt(in);
            List<List<Integer>> fitting = new ArrayList<>();
            for (int x = 0; x < a; x++) fitting.add(new ArrayList<>());
            for (int i = 0; i < m; i++) {
                int x = nextInt(in) - 1;
                fitting.get(x).add(nextInt(in) - 1);
            }
            out.append(mostPairs(a, b, fitting)).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

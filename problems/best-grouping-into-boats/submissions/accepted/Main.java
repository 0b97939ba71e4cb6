import java.io.*;

/**
 * The best result for each set of people: the first person of the set sits in some boat, so try all groups of the set that
 * hold this person, and add the best result for the others. All submasks of all masks: O(3^n).
 */
public class Main {
    static long bestResult(int seats, long rent, int[][] joy) {
        int n = joy.length;
        long[] score = new long[1 << n]; // of one boat with this group
        for (int group = 1; group < 1 << n; group++) {
            score[group] = -rent;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < i; j++)
                    if ((group >> i & 1) == 1 && (group >> j & 1) == 1) score[group] += joy[i][j];
        }

        long[] best = new long[1 << n];
        for (int set = 1; set < 1 << n; set++) {
            best[set] = Long.MIN_VALUE;
            int first = Integer.lowestOneBit(set);
            for (int group = set; group > 0; group = (group - 1) & set) {
                if ((group & first) == 0 || Integer.bitCount(group) > seats) continue;
                best[set] = Math.max(best[set], score[group] + best[set ^ group]);
            }
        }
        return best[(1 << n) - 1];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int seats = nextInt(in);
        long rent = nextInt(in);
        int[][] joy = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) joy[i][j] = nextInt(in);

        System.out.println(bestResult(seats, rent, joy));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

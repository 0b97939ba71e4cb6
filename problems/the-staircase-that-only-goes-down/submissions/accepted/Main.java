import java.io.*;
import java.util.*;

/**
 * Bellman and Ford with depths, all halls at depth 0 in the beginning. What still becomes deeper in round n hangs on a tour
 * that leads down, and n stairs back from there we are on it. O(nm).
 */
public class Main {
    record Stair(int from, int to, int down) {}

    static List<Integer> tourDown(int n, List<Stair> stairs) {
        long[] depth = new long[n + 1];
        int[] last = new int[n + 1]; // the stair by which the hall was lowered last
        int lowered = 0;
        for (int round = 1; round <= n; round++) {
            lowered = 0;
            for (int i = 0; i < stairs.size(); i++) {
                Stair stair = stairs.get(i);
                if (depth[stair.from] + stair.down <= depth[stair.to]) continue;
                depth[stair.to] = depth[stair.from] + stair.down;
                last[stair.to] = i;
                lowered = stair.to;
            }
            if (lowered == 0) return List.of();
        }

        int hall = lowered;
        for (int step = 0; step < n; step++) hall = stairs.get(last[hall]).from;
        List<Integer> tour = new ArrayList<>();
        int at = hall;
        do {
            tour.add(last[at] + 1);
            at = stairs.get(last[at]).from;
        } while (at != hall);
        Collections.reverse(tour);
        return tour;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<Stair> stairs = new ArrayList<>();
        for (int i = 0; i < m; i++) stairs.add(new Stair(nextInt(in), nextInt(in), nextInt(in)));

        List<Integer> tour = tourDown(n, stairs);
        if (tour.isEmpty()) {
            System.out.println("HONEST");
            return;
        }
        StringJoiner line = new StringJoiner(" ");
        for (int stair : tour) line.add(String.valueOf(stair));
        System.out.println(tour.size() + "\n" + line);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

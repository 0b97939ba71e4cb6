import java.io.*;
import java.util.*;

/**
 * A largest set of complaints without a common hiker (Hopcroft and Karp): from each of them somebody has to leave, and nobody else does if the snorers
 * stay that are reached along alternating paths from those without a picked complaint, with all sleepers whom none of them disturbs (König).
 */
public class Main {
    /** Those who stay. */
    record Hut(List<Integer> snorers, List<Integer> sleepers) {}

    static Hut fillHut(int a, int b, List<List<Integer>> disturbs) {
        Matching matching = new Matching(a, b, disturbs);
        List<Integer> snorers = new ArrayList<>();
        boolean[] isDisturbed = new boolean[b + 1];
        for (int s = 1; s <= a; s++) {
            if (!matching.isReached(s)) continue;
            snorers.add(s);
            for (int sleeper : disturbs.get(s)) isDisturbed[sleeper] = true;
        }
        List<Integer> sleepers = new ArrayList<>();
        for (int sleeper = 1; sleeper <= b; sleeper++) if (!isDisturbed[sleeper]) sleepers.add(sleeper);
        return new Hut(snorers, sleepers);
    }

    /** Picks complaints of which no two have a hiker in common, as many as possible. */
    static class Matching {
        private static final int NONE = 0;
        private static final int UNREACHED = -1;
        private final int a;
        private final List<List<Integer>> disturbs;
        private final int[] sleeperOf; // of the picked complaint, or NONE
        private final int[] snorerOf;
        private final int[] layer; // of snorers: complaints that are picked on a shortest path to them
        private final int[] nextComplaint;
        private final int[] path;

        Matching(int a, int b, List<List<Integer>> disturbs) {
            this.a = a;
            this.disturbs = disturbs;
            sleeperOf = new int[a + 1];
            snorerOf = new int[b + 1];
            layer = new int[a + 1];
            nextComplaint = new int[a + 1];
            path = new int[a + 1];
            while (findLayers()) {
                for (int s = 1; s <= a; s++) if (sleeperOf[s] == NONE) augmentFrom(s);
            }
        }

        /** Whether there is a path of complaints, by turns not picked and picked, to this snorer from one without a picked complaint. */
        boolean isReached(int snorer) {
            return layer[snorer] != UNREACHED;
        }

        /** Whether some path leads to a sleeper without a picked complaint, so that one more can be picked. */
        private boolean findLayers() {
            Arrays.fill(layer, UNREACHED);
            Arrays.fill(nextComplaint, 0);
            Deque<Integer> reached = new ArrayDeque<>();
            for (int s = 1; s <= a; s++) {
                if (sleeperOf[s] != NONE) continue;
                layer[s] = 0;
                reached.add(s);
            }
            boolean hasFreeSleeper = false;
            while (!reached.isEmpty()) {
                int from = reached.remove();
                for (int sleeper : disturbs.get(from)) {
                    int s = snorerOf[sleeper];
                    if (s == NONE) hasFreeSleeper = true;
                    if (s == NONE || layer[s] != UNREACHED) continue;
                    layer[s] = layer[from] + 1;
                    reached.add(s);
                }
            }
            return hasFreeSleeper;
        }

        /** Goes forward by one layer with each snorer. Snorers on the path, and those from which there is none, are not entered again in this round. */
        private void augmentFrom(int start) {
            int depth = 0;
            path[0] = start;
            while (depth >= 0) {
                int s = path[depth];
                if (nextComplaint[s] == disturbs.get(s).size()) {
                    layer[s] = UNREACHED;
                    depth--;
                    continue;
                }
                int owner = snorerOf[disturbs.get(s).get(nextComplaint[s]++)];
                if (owner == NONE) {
                    for (int i = 0; i <= depth; i++) pickFor(path[i]);
                    return;
                }
                if (layer[owner] == layer[s] + 1) path[++depth] = owner;
            }
        }

        private void pickFor(int snorer) {
            int sleeper = disturbs.get(snorer).get(nextComplaint[snorer] - 1);
            sleeperOf[snorer] = sleeper;
            snorerOf[sleeper] = snorer;
            layer[snorer] = UNREACHED;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int a = nextInt(in);
        int b = nextInt(in);
        int m = nextInt(in);
        List<List<Integer>> disturbs = new ArrayList<>();
        for (int s = 0; s <= a; s++) disturbs.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int snorer = nextInt(in);
            disturbs.get(snorer).add(nextInt(in));
        }

        Hut hut = fillHut(a, b, disturbs);
        StringBuilder out = new StringBuilder();
        out.append(hut.snorers().size()).append(' ').append(hut.sleepers().size()).append('\n');
        for (List<Integer> hikers : List.of(hut.snorers(), hut.sleepers())) {
            StringJoiner line = new StringJoiner(" ");
            for (int hiker : hikers) line.add(String.valueOf(hiker));
            out.append(line).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Three searches: to one end of a longest walk, to its other end, and from there. One of the ends is always farthest. O(n). */
public class Main {
    record Path(int to, int metres) {}

    record Answer(long longest, int village, long farthest) {}

    static Answer planRescue(int n, List<List<Path>> paths) {
        int oneEnd = farthest(distancesFrom(1, paths));
        long[] fromOne = distancesFrom(oneEnd, paths);
        int otherEnd = farthest(fromOne);
        long[] fromOther = distancesFrom(otherEnd, paths);

        int best = 1;
        for (int v = 2; v <= n; v++) {
            if (Math.max(fromOne[v], fromOther[v]) < Math.max(fromOne[best], fromOther[best])) best = v;
        }
        return new Answer(fromOne[otherEnd], best, Math.max(fromOne[best], fromOther[best]));
    }

    private static int farthest(long[] distance) {
        int far = 1;
        for (int v = 2; v < distance.length; v++) if (distance[v] > distance[far]) far = v;
        return far;
    }

    /** The distance of every village from {@code start}; entry 0 is unused. */
    private static long[] distancesFrom(int start, List<List<Path>> paths) {
        long[] distance = new long[paths.size()];
        Arrays.fill(distance, -1);
        distance[start] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int village = queue.remove();
            for (Path path : paths.get(village)) {
                if (distance[path.to] != -1) continue;
                distance[path.to] = distance[village] + path.metres;
                queue.add(path.to);
            }
        }
        return distance;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<List<Path>> paths = new ArrayList<>();
        for (int v = 0; v <= n; v++) paths.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            int metres = nextInt(in);
            paths.get(a).add(new Path(b, metres));
            paths.get(b).add(new Path(a, metres));
        }

        Answer answer = planRescue(n, paths);
        System.out.println(answer.longest() + " " + answer.village() + " " + answer.farthest());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

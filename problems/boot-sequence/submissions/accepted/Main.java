import java.io.*;
import java.util.*;

/**
 * Topological order by counting the needs that are still missing, and the longest path along it. Services that are left
 * over lie on a cycle or wait for one. O(n + m).
 */
public class Main {
    static OptionalLong readyTime(int n, int[] seconds, List<List<Integer>> neededBy) {
        int[] missing = new int[n + 1]; // a rule listed twice counts twice, here and below
        for (List<Integer> services : neededBy)
            for (int service : services) missing[service]++;

        Deque<Integer> startable = new ArrayDeque<>();
        for (int v = 1; v <= n; v++) if (missing[v] == 0) startable.add(v);

        long[] begin = new long[n + 1];
        long last = 0;
        int started = 0;
        while (!startable.isEmpty()) {
            int service = startable.remove();
            started++;
            long ready = begin[service] + seconds[service];
            last = Math.max(last, ready);
            for (int waiting : neededBy.get(service)) {
                begin[waiting] = Math.max(begin[waiting], ready);
                if (--missing[waiting] == 0) startable.add(waiting);
            }
        }
        return started < n ? OptionalLong.empty() : OptionalLong.of(last);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] seconds = new int[n + 1];
        for (int v = 1; v <= n; v++) seconds[v] = nextInt(in);
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int v = 0; v <= n; v++) neededBy.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int service = nextInt(in);
            int need = nextInt(in);
            neededBy.get(need).add(service);
        }

        OptionalLong ready = readyTime(n, seconds, neededBy);
        System.out.println(ready.isPresent() ? String.valueOf(ready.getAsLong()) : "DEADLOCK");
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

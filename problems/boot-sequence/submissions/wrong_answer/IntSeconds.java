import java.io.*;
import java.util.*;

/** The right order, but seconds in 32 bits. */
public class IntSeconds {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in);
        int m = next(in);
        int[] seconds = new int[n + 1];
        for (int v = 1; v <= n; v++) seconds[v] = next(in);
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int v = 0; v <= n; v++) neededBy.add(new ArrayList<>());
        int[] missing = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int service = next(in);
            neededBy.get(next(in)).add(service);
            missing[service]++;
        }
        int[] begin = new int[n + 1];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int v = 1; v <= n; v++) if (missing[v] == 0) queue.add(v);
        int last = 0;
        int started = 0;
        while (!queue.isEmpty()) {
            int v = queue.remove();
            started++;
            int ready = begin[v] + seconds[v];
            last = Math.max(last, ready);
            for (int w : neededBy.get(v)) {
                begin[w] = Math.max(begin[w], ready);
                if (--missing[w] == 0) queue.add(w);
            }
        }
        System.out.println(started < n ? "DEADLOCK" : last);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Joins all components in a ring, or a row. */
public class ComponentsLessOne {
    static int newStreets(int n, List<List<Integer>> streets) {
        int[] component = components(n, streets);
        int count = Arrays.stream(component).max().getAsInt();
        if (count == 1) return 0;
        boolean[] hasIn = new boolean[count + 1];
        boolean[] hasOut = new boolean[count + 1];
        for (int v = 1; v <= n; v++) {
            for (int to : streets.get(v)) {
                if (component[v] == component[to]) continue;
                hasOut[component[v]] = true;
                hasIn[component[to]] = true;
            }
        }
        int withoutIn = 0;
        int withoutOut = 0;
        for (int c = 1; c <= count; c++) {
            if (!hasIn[c]) withoutIn++;
            if (!hasOut[c]) withoutOut++;
        }
        return count;
    }

    private static int[] components(int n, List<List<Integer>> streets) {
        List<List<Integer>> backwards = new ArrayList<>();
        for (int v = 0; v <= n; v++) backwards.add(new ArrayList<>());
        for (int v = 1; v <= n; v++) for (int to : streets.get(v)) backwards.get(to).add(v);

        boolean[] entered = new boolean[n + 1];
        int[] nextStreet = new int[n + 1];
        int[] left = new int[n]; // squares in the order in which the search leaves them
        int leftCount = 0;
        int[] path = new int[n];
        for (int start = 1; start <= n; start++) {
            if (entered[start]) continue;
            int depth = 0;
            path[0] = start;
            entered[start] = true;
            while (depth >= 0) {
                int v = path[depth];
                if (nextStreet[v] == streets.get(v).size()) {
                    left[leftCount++] = v;
                    depth--;
                    continue;
                }
                int to = streets.get(v).get(nextStreet[v]++);
                if (entered[to]) continue;
                entered[to] = true;
                path[++depth] = to;
            }
        }

        int[] component = new int[n + 1];
        int count = 0;
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = n - 1; i >= 0; i--) {
            if (component[left[i]] != 0) continue;
            component[left[i]] = ++count;
            open.add(left[i]);
            while (!open.isEmpty()) {
                for (int from : backwards.get(open.remove())) {
                    if (component[from] != 0) continue;
                    component[from] = count;
                    open.add(from);
                }
            }
        }
        return component;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<List<Integer>> streets = new ArrayList<>();
        for (int v = 0; v <= n; v++) streets.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            streets.get(a).add(nextInt(in));
        }

        System.out.println(newStreets(n, streets));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

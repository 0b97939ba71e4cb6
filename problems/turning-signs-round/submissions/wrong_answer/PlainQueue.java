import java.io.*;
import java.util.*;

/** Puts everything at the end of the queue: crossings are settled at a cost that is too high. */
public class PlainQueue {
    record Street(int to, int signs) {} // 0 along the sign, 1 against it

    static int fewestSigns(int n, List<List<Street>> streets) {
        int[] signs = new int[n + 1];
        Arrays.fill(signs, Integer.MAX_VALUE);
        boolean[] settled = new boolean[n + 1];
        Deque<Integer> open = new ArrayDeque<>(List.of(1));
        signs[1] = 0;
        while (!open.isEmpty()) {
            int v = open.removeFirst();
            if (settled[v]) continue; // it was put in a second time, when a cheaper way was found
            settled[v] = true;
            for (Street street : streets.get(v)) {
                int offer = signs[v] + street.signs;
                if (offer >= signs[street.to]) continue;
                signs[street.to] = offer;
                open.addLast(street.to);
            }
        }
        return signs[n] == Integer.MAX_VALUE ? -1 : signs[n];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<List<Street>> streets = new ArrayList<>();
        for (int v = 0; v <= n; v++) streets.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            streets.get(a).add(new Street(b, 0));
            streets.get(b).add(new Street(a, 1));
        }

        System.out.println(fewestSigns(n, streets));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

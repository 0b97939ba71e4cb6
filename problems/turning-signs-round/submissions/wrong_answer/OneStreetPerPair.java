// Keeps one street for each pair of crossings: a later one in the other direction replaces it.
import java.io.*;
import java.util.*;

public class OneStreetPerPair {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        ArrayList<HashMap<Integer, Integer>> cost = new ArrayList<>();
        for (int v = 0; v <= n; v++) cost.add(new HashMap<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            cost.get(a).put(b, 0);
            cost.get(b).put(a, 1);
        }
        int[] d = new int[n + 1];
        Arrays.fill(d, -1);
        PriorityQueue<int[]> queue = new PriorityQueue<>((x, y) -> x[0] - y[0]);
        queue.add(new int[]{0, 1});
        while (!queue.isEmpty()) {
            int[] top = queue.poll();
            int v = top[1];
            if (d[v] >= 0) continue;
            d[v] = top[0];
            for (Map.Entry<Integer, Integer> e : cost.get(v).entrySet()) {
                if (d[e.getKey()] < 0) queue.add(new int[]{top[0] + e.getValue(), e.getKey()});
            }
        }
        System.out.println(d[n]);
    }
}

import java.io.*;
import java.util.*;

/** Does not notice that two towns are in different groups. */
public class NoWayIsForgotten {
    record Road(int a, int b, int width) {}

    record Order(int from, int to) {}

    static int[] widestLoads(int n, List<Road> roads, List<Order> orders) {
        roads.sort(Comparator.comparingInt(Road::width).reversed());
        int[] above = new int[n + 1];
        for (int v = 1; v <= n; v++) above[v] = v;
        int[] size = new int[n + 1];
        Arrays.fill(size, 1);
        int[] widthAbove = new int[n + 1]; // 0 while the town leads its group
        for (Road road : roads) {
            int large = leader(above, road.a);
            int small = leader(above, road.b);
            if (large == small) continue;
            if (size[large] < size[small]) {
                int other = large;
                large = small;
                small = other;
            }
            above[small] = large;
            widthAbove[small] = road.width;
            size[large] += size[small];
        }

        int[] widest = new int[orders.size()];
        for (int i = 0; i < widest.length; i++) {
            int one = orders.get(i).from;
            int two = orders.get(i).to;
            // Widths fall on the way up. So whoever was hung by the wider road goes up first.
            while (one != two) {
                boolean firstGoes = widthAbove[one] >= widthAbove[two];
                widest[i] = Math.max(widthAbove[one], widthAbove[two]);
                if (widest[i] == 0) {
                    widest[i] = 1;
                    break;
                }
                if (firstGoes) one = above[one];
                else two = above[two];
            }
        }
        return widest;
    }

    private static int leader(int[] above, int v) {
        while (above[v] != v) v = above[v]; // at most log2(n) steps, since the smaller group is hung
        return v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int q = nextInt(in);
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) roads.add(new Road(nextInt(in), nextInt(in), nextInt(in)));
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < q; i++) orders.add(new Order(nextInt(in), nextInt(in)));

        StringBuilder out = new StringBuilder();
        for (int width : widestLoads(n, roads, orders)) out.append(width).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

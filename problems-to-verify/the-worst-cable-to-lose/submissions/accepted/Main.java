import java.io.*;
import java.util.*;

/**
 * Critical cables are bridges. A depth-first search with its own stack gives an order and the tree cables; a loop over
 * that order from the back gives low (the smallest number joined to a subtree) and the sizes. O(n + m).
 */
public class Main {
    private static final int NONE = -1;

    record Cable(int a, int b) {
        int otherEnd(int computer) {
            return a ^ b ^ computer;
        }
    }

    record Answer(int critical, long pairs) {}

    static Answer worstCable(int n, List<Cable> cables) {
        List<List<Integer>> cablesOf = new ArrayList<>();
        for (int v = 0; v <= n; v++) cablesOf.add(new ArrayList<>());
        for (int i = 0; i < cables.size(); i++) {
            cablesOf.get(cables.get(i).a).add(i);
            cablesOf.get(cables.get(i).b).add(i);
        }

        int[] number = new int[n + 1]; // position in `order`
        int[] treeCable = new int[n + 1]; // the cable by which the search came; NONE at the root of a part
        Arrays.fill(number, NONE);
        Arrays.fill(treeCable, NONE);
        int[] root = new int[n + 1];
        int[] nextCable = new int[n + 1];
        int[] order = new int[n];
        int[] path = new int[n];
        int entered = 0;
        for (int start = 1; start <= n; start++) {
            if (number[start] != NONE) continue;
            int depth = 0;
            path[0] = start;
            root[start] = start;
            number[start] = entered;
            order[entered++] = start;
            while (depth >= 0) {
                int v = path[depth];
                if (nextCable[v] == cablesOf.get(v).size()) {
                    depth--;
                    continue;
                }
                int cable = cablesOf.get(v).get(nextCable[v]++);
                int to = cables.get(cable).otherEnd(v);
                if (number[to] != NONE) continue;
                root[to] = start;
                treeCable[to] = cable;
                number[to] = entered;
                order[entered++] = to;
                path[++depth] = to;
            }
        }

        int[] low = number.clone();
        long[] size = new long[n + 1];
        Arrays.fill(size, 1);
        for (int i = n - 1; i >= 0; i--) {
            int v = order[i];
            for (int cable : cablesOf.get(v)) {
                // By its index, not by its other end: a second cable to the parent makes the first one harmless.
                if (cable != treeCable[v]) low[v] = Math.min(low[v], number[cables.get(cable).otherEnd(v)]);
            }
            if (treeCable[v] == NONE) continue;
            int parent = cables.get(treeCable[v]).otherEnd(v);
            low[parent] = Math.min(low[parent], low[v]);
            size[parent] += size[v];
        }

        int critical = 0;
        long worst = 0;
        for (int v = 1; v <= n; v++) {
            if (treeCable[v] == NONE || low[v] < number[v]) continue;
            critical++;
            worst = Math.max(worst, size[v] * (size[root[v]] - size[v]));
        }
        return new Answer(critical, worst);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<Cable> cables = new ArrayList<>();
        for (int i = 0; i < m; i++) cables.add(new Cable(nextInt(in), nextInt(in)));

        Answer answer = worstCable(n, cables);
        System.out.println(answer.critical() + " " + answer.pairs());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Counts everybody among their own descendants. */
public class CountsThemselves {
    static void countHeads(int n, int[] parent, int[] descendants, int[] generations) {
        // The children of a person as a chain: the first one, and for each child the next one.
        int[] firstChild = new int[n + 1];
        int[] nextChild = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            nextChild[v] = firstChild[parent[v]];
            firstChild[parent[v]] = v;
        }
        int[] order = new int[n];
        order[0] = firstChild[0]; // the founder
        int listed = 1;
        for (int i = 0; i < listed; i++)
            for (int child = firstChild[order[i]]; child != 0; child = nextChild[child]) order[listed++] = child;

        for (int i = n - 1; i > 0; i--) {
            int v = order[i];
            int above = parent[v];
            descendants[above] += descendants[v] + 1;
            generations[above] = Math.max(generations[above], generations[v] + 1);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] parent = new int[n + 1];
        for (int v = 1; v <= n; v++) parent[v] = nextInt(in);

        int[] descendants = new int[n + 1];
        int[] generations = new int[n + 1];
        countHeads(n, parent, descendants, generations);
        StringBuilder out = new StringBuilder();
        for (int v = 1; v <= n; v++) out.append(descendants[v] + 1).append(' ').append(generations[v]).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

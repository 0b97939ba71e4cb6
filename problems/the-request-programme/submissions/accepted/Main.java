import java.io.*;
import java.util.*;

/**
 * "At least one of a and b" means "if not a, then b" and "if not b, then a". If no statement shares a strongly connected component with its opposite,
 * the one of both that comes later in topological order can be true. "At most one version of a tune" is said with a variable for every version, that
 * one up to there is played, instead of with all pairs. O(n + m + sum of c).
 */
public class Main {
    static boolean[] makeProgramme(int n, int[] one, int[] other, int[][] tunes) {
        Sentences sentences = new Sentences(n);
        for (int i = 0; i < one.length; i++) sentences.either(one[i], other[i]);
        for (int[] versions : tunes) {
            int before = 0; // says that one of the versions up to now is played; 0: there are none yet
            for (int song : versions) {
                int now = sentences.addVariable();
                sentences.either(-song, now);
                if (before != 0) {
                    sentences.either(-before, now);
                    sentences.either(-before, -song);
                }
                before = now;
            }
        }
        boolean[] isTrue = sentences.solve();
        return isTrue == null ? null : Arrays.copyOf(isTrue, n + 1);
    }

    /** Variables 1, 2, … and the "if, then" sentences about them. The statement 2v says that variable v is true, 2v + 1 that it is false. */
    static class Sentences {
        private int last = 0;
        private final List<List<Integer>> arrows = new ArrayList<>(List.of(List.of(), List.of()));

        Sentences(int variables) {
            for (int v = 0; v < variables; v++) addVariable();
        }

        int addVariable() {
            arrows.add(new ArrayList<>(4));
            arrows.add(new ArrayList<>(4));
            return ++last;
        }

        /** At least one of both holds; -v stands for "v is false". */
        void either(int one, int other) {
            arrows.get(statement(-one)).add(statement(other));
            arrows.get(statement(-other)).add(statement(one));
        }

        private static int statement(int literal) {
            return literal > 0 ? 2 * literal : -2 * literal + 1;
        }

        /** For each variable whether it is true, or null if the sentences contradict each other. */
        boolean[] solve() {
            int[] component = components();
            boolean[] isTrue = new boolean[last + 1];
            for (int v = 1; v <= last; v++) {
                if (component[2 * v] == component[2 * v + 1]) return null;
                isTrue[v] = component[2 * v] < component[2 * v + 1]; // finished first: comes later in topological order
            }
            return isTrue;
        }

        /** Tarjan's algorithm with a stack of its own: the components are numbered in the order in which they are finished. */
        private int[] components() {
            int size = arrows.size();
            int[] component = new int[size];
            int[] number = new int[size];
            int[] low = new int[size];
            int[] nextArrow = new int[size];
            int[] path = new int[size];
            int[] open = new int[size];
            int opened = 0;
            int entered = 0;
            int finished = 0;
            for (int start = 2; start < size; start++) {
                if (number[start] != 0) continue;
                int depth = 0;
                path[0] = start;
                while (depth >= 0) {
                    int s = path[depth];
                    if (number[s] == 0) {
                        number[s] = low[s] = ++entered;
                        open[opened++] = s;
                    }
                    if (nextArrow[s] < arrows.get(s).size()) {
                        int to = arrows.get(s).get(nextArrow[s]++);
                        if (number[to] == 0) path[++depth] = to;
                        else if (component[to] == 0) low[s] = Math.min(low[s], number[to]);
                        continue;
                    }
                    depth--;
                    if (depth >= 0) low[path[depth]] = Math.min(low[path[depth]], low[s]);
                    if (low[s] < number[s]) continue;
                    finished++;
                    do component[open[--opened]] = finished;
                    while (open[opened] != s);
                }
            }
            return component;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] tunes = new int[nextInt(in)][];
        int[] one = new int[m];
        int[] other = new int[m];
        for (int i = 0; i < m; i++) {
            one[i] = nextInt(in);
            other[i] = nextInt(in);
        }
        for (int i = 0; i < tunes.length; i++) {
            tunes[i] = new int[nextInt(in)];
            for (int j = 0; j < tunes[i].length; j++) tunes[i][j] = nextInt(in);
        }

        boolean[] isPlayed = makeProgramme(n, one, other, tunes);
        if (isPlayed == null) {
            System.out.println("IMPOSSIBLE");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int song = 1; song <= n; song++) out.append(isPlayed[song] ? '1' : '0');
        System.out.println(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

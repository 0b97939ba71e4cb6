import java.io.*;
import java.util.Arrays;

public class Main {
    /**
     * "At least one of a and b" means "if not a, then b" and "if not b, then a". Rules contradict each other exactly if a thing and its opposite lie in
     * one strongly connected component of these arrows. With more rules that stays so: binary search for the first one. O((n + m) log m).
     */
    static int firstImpossible(int n, int[][] rules) {
        int possible = 0;
        int impossible = rules.length;
        if (new Panel(n, rules, impossible).canBeKept()) return 0;
        while (impossible - possible > 1) {
            int middle = (possible + impossible) / 2;
            if (new Panel(n, rules, middle).canBeKept()) possible = middle;
            else impossible = middle;
        }
        return impossible;
    }

    /** The arrows of the first `count` rules between the things 2i (switch i is on) and 2i + 1 (it is off). */
    static class Panel {
        private static final int NONE = -1;
        private final int things;
        private final int[] firstArrow; // of each thing
        private final int[] nextArrow; // with the same beginning
        private final int[] to;

        Panel(int n, int[][] rules, int count) {
            things = 2 * n + 2;
            firstArrow = new int[things];
            Arrays.fill(firstArrow, NONE);
            nextArrow = new int[2 * count];
            to = new int[2 * count];
            for (int r = 0; r < count; r++) {
                draw(2 * r, thing(-rules[r][0]), thing(rules[r][1]));
                draw(2 * r + 1, thing(-rules[r][1]), thing(rules[r][0]));
            }
        }

        private void draw(int arrow, int from, int end) {
            to[arrow] = end;
            nextArrow[arrow] = firstArrow[from];
            firstArrow[from] = arrow;
        }

        private static int thing(int number) {
            return number > 0 ? 2 * number : -2 * number + 1;
        }

        boolean canBeKept() {
            int[] component = components();
            for (int on = 2; on < things; on += 2) if (component[on] == component[on + 1]) return false;
            return true;
        }

        /** Tarjan's algorithm with a stack of its own. */
        private int[] components() {
            int[] component = new int[things]; // 0: none yet
            int[] number = new int[things];
            int[] low = new int[things];
            int[] arrow = firstArrow.clone();
            int[] path = new int[things];
            int[] open = new int[things];
            int opened = 0;
            int entered = 0;
            int finished = 0;
            for (int start = 2; start < things; start++) {
                if (number[start] != 0) continue;
                int depth = 0;
                path[depth++] = start;
                while (depth > 0) {
                    int here = path[depth - 1];
                    if (number[here] == 0) {
                        number[here] = low[here] = ++entered;
                        open[opened++] = here;
                    }
                    if (arrow[here] != NONE) {
                        int end = to[arrow[here]];
                        arrow[here] = nextArrow[arrow[here]];
                        if (number[end] == 0) path[depth++] = end;
                        else if (component[end] == 0) low[here] = Math.min(low[here], number[end]);
                        continue;
                    }
                    depth--;
                    if (depth > 0) low[path[depth - 1]] = Math.min(low[path[depth - 1]], low[here]);
                    if (low[here] < number[here]) continue;
                    finished++;
                    do component[open[--opened]] = finished;
                    while (open[opened] != here);
                }
            }
            return component;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int n = nextInt(in);
            int m = nextInt(in);
            int[][] rules = new int[m][];
            for (int r = 0; r < m; r++) rules[r] = new int[] {nextInt(in), nextInt(in)};

            int number = firstImpossible(n, rules);
            out.append(number == 0 ? "NONE" : String.valueOf(number)).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

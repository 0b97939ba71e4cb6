import java.io.*;
import java.util.*;

/**
 * Without a junction v, the subtrees of its children in a depth-first tree are joined only through what lies above v. A child
 * is cut off if no pipe from its subtree leads above v; the pieces are these children, and what lies above if there is
 * something. O(n + m).
 */
public class Main {
    record Pipe(int a, int b) {}

    record Answer(int critical, int parts, int junction) {}

    static Answer closeOne(int n, List<Pipe> pipes) {
        Network network = new Network(n, pipes);
        int critical = 0;
        int most = -1;
        int junction = 0;
        for (int v = 1; v <= n; v++) {
            int pieces = network.piecesWithout[v];
            if (pieces > 1) critical++;
            int parts = network.parts - 1 + pieces;
            if (parts > most) {
                most = parts;
                junction = v;
            }
        }
        return new Answer(critical, most, junction);
    }

    private static class Network {
        final List<List<Integer>> neighbours = new ArrayList<>();
        final int[] number; // in the order in which the search reaches them; 0 before
        final int[] piecesWithout; // into how many pieces its part falls without this junction
        int reached = 0;
        int parts = 0;

        Network(int n, List<Pipe> pipes) {
            number = new int[n + 1];
            piecesWithout = new int[n + 1];
            for (int v = 0; v <= n; v++) neighbours.add(new ArrayList<>());
            for (Pipe pipe : pipes) {
                neighbours.get(pipe.a()).add(pipe.b());
                neighbours.get(pipe.b()).add(pipe.a());
            }
            for (int v = 1; v <= n; v++) {
                if (number[v] != 0) continue;
                parts++;
                visit(v, 0);
            }
        }

        /** Returns the smallest number that a pipe from the subtree of v leads to. */
        private int visit(int v, int piecesAbove) {
            number[v] = ++reached;
            piecesWithout[v] = piecesAbove;
            int low = number[v];
            for (int w : neighbours.get(v)) {
                if (number[w] != 0) {
                    low = Math.min(low, number[w]);
                    continue;
                }
                int below = visit(w, 1);
                if (below >= number[v]) piecesWithout[v]++;
                low = Math.min(low, below);
            }
            return low;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<Pipe> pipes = new ArrayList<>();
        for (int i = 0; i < m; i++) pipes.add(new Pipe(nextInt(in), nextInt(in)));

        Answer answer = closeOne(n, pipes);
        System.out.println(answer.critical() + " " + answer.parts() + " " + answer.junction());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/**
 * Edmonds and Karp: as long as there is a way with room, a shortest one gets as much as its narrowest pipe allows. Every pipe has
 * a partner in the other direction, whose room is what flows through the pipe and may be sent back. O(n m^2) at worst.
 */
public class Main {
    record Pipe(int from, int to, int capacity) {}

    static long largestFlow(int n, List<Pipe> pipes) {
        Network network = new Network(n, pipes);
        long flow = 0;
        for (long more = network.sendMore(1, n); more > 0; more = network.sendMore(1, n)) flow += more;
        return flow;
    }

    private static class Network {
        /** The partner leads back. */
        private static class Arc {
            final int from;
            final int to;
            long room;
            Arc partner;

            Arc(int from, int to, long room) {
                this.from = from;
                this.to = to;
                this.room = room;
            }
        }

        private final List<List<Arc>> arcsOf = new ArrayList<>();

        Network(int n, List<Pipe> pipes) {
            for (int v = 0; v <= n; v++) arcsOf.add(new ArrayList<>());
            for (Pipe pipe : pipes) {
                Arc there = new Arc(pipe.from(), pipe.to(), pipe.capacity());
                Arc back = new Arc(pipe.to(), pipe.from(), 0);
                there.partner = back;
                back.partner = there;
                arcsOf.get(pipe.from()).add(there);
                arcsOf.get(pipe.to()).add(back);
            }
        }

        /** Sends water along a shortest way with room, and returns how much; 0 if there is no such way. */
        long sendMore(int start, int end) {
            Arc[] arcTo = shortestWays(start);
            if (arcTo[end] == null) return 0;
            long amount = Long.MAX_VALUE;
            for (Arc arc = arcTo[end]; arc != null; arc = arcTo[arc.from]) amount = Math.min(amount, arc.room);
            for (Arc arc = arcTo[end]; arc != null; arc = arcTo[arc.from]) {
                arc.room -= amount;
                arc.partner.room += amount;
            }
            return amount;
        }

        /** By which arc each station is reached first; null if it is not, and for the start. */
        private Arc[] shortestWays(int start) {
            Arc[] arcTo = new Arc[arcsOf.size()];
            Deque<Integer> queue = new ArrayDeque<>(List.of(start));
            while (!queue.isEmpty()) {
                for (Arc arc : arcsOf.get(queue.remove())) {
                    if (arc.room == 0 || arc.to == start || arcTo[arc.to] != null) continue;
                    arcTo[arc.to] = arc;
                    queue.add(arc.to);
                }
            }
            return arcTo;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<Pipe> pipes = new ArrayList<>();
        for (int i = 0; i < m; i++) pipes.add(new Pipe(nextInt(in), nextInt(in), nextInt(in)));

        System.out.println(largestFlow(n, pipes));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

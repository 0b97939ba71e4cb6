import java.io.*;
import java.util.*;

public class Main {
    /**
     * The beginning follows from the numbers of tickets at each airport. Hierholzer's algorithm: go on to the smallest airport as long as there is a
     * ticket; an airport is written down when nothing leads on from it, so round trips that were left out come in at the right place.
     */
    static List<Integer> plan(int n, int[] from, int[] to) {
        int start = beginning(n, from, to);
        if (start == 0) return null;

        List<PriorityQueue<Integer>> leadsTo = new ArrayList<>();
        for (int airport = 0; airport <= n; airport++) leadsTo.add(new PriorityQueue<>(1));
        for (int i = 0; i < from.length; i++) leadsTo.get(from[i]).add(to[i]);

        Deque<Integer> way = new ArrayDeque<>(List.of(start));
        LinkedList<Integer> journey = new LinkedList<>();
        while (!way.isEmpty()) {
            PriorityQueue<Integer> on = leadsTo.get(way.peek());
            if (on.isEmpty()) journey.addFirst(way.pop());
            else way.push(on.poll());
        }
        return journey.size() == from.length + 1 ? journey : null; // or else some tickets cannot be reached
    }

    /** Where a journey must begin, or 0 if the numbers of tickets do not allow any. Of several places the smallest. */
    private static int beginning(int n, int[] from, int[] to) {
        int[] more = new int[n + 1]; // tickets from the airport less tickets to it
        int smallest = n;
        for (int i = 0; i < from.length; i++) {
            more[from[i]]++;
            more[to[i]]--;
            smallest = Math.min(smallest, from[i]);
        }
        int start = 0;
        for (int airport = 1; airport <= n; airport++) {
            if (more[airport] > 1 || (more[airport] == 1 && start != 0)) return 0;
            if (more[airport] == 1) start = airport;
        }
        return start == 0 ? smallest : start;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int n = nextInt(in);
            int m = nextInt(in);
            int[] from = new int[m];
            int[] to = new int[m];
            for (int i = 0; i < m; i++) {
                from[i] = nextInt(in);
                to[i] = nextInt(in);
            }

            List<Integer> journey = plan(n, from, to);
            if (journey == null) out.append("IMPOSSIBLE");
            else for (int airport : journey) out.append(airport).append(' ');
            out.append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/**
 * A coach knows its neighbours, but not which one is in front, so nothing in a train depends on its direction but its two ends. A
 * train is read by never going back where one came from.
 */
public class Main {
    static class Yard {
        private static final int NONE = 0; // coaches are 1..n
        private final int[] one; // the neighbours of each coach, in no order
        private final int[] two;
        private final int[] first;
        private final int[] last;

        Yard(int n) {
            one = new int[n + 1];
            two = new int[n + 1];
            first = new int[n + 1];
            last = new int[n + 1];
            for (int i = 1; i <= n; i++) first[i] = last[i] = i;
        }

        void couple(int a, int b) {
            if (a == b || first[b] == NONE) return;
            if (first[a] == NONE) {
                first[a] = first[b];
            } else {
                addNeighbour(last[a], first[b]);
                addNeighbour(first[b], last[a]);
            }
            last[a] = last[b];
            first[b] = NONE;
            last[b] = NONE;
        }

        private void addNeighbour(int coach, int other) {
            if (one[coach] == NONE) one[coach] = other;
            else two[coach] = other;
        }

        void turn(int a) {
            int swap = first[a];
            first[a] = last[a];
            last[a] = swap;
        }

        int first(int a) {
            return first[a];
        }

        int last(int a) {
            return last[a];
        }

        List<Integer> coachesOf(int a) {
            List<Integer> coaches = new ArrayList<>();
            int before = NONE;
            int coach = first[a];
            while (coach != NONE) {
                coaches.add(coach);
                int next = one[coach] == before ? two[coach] : one[coach];
                before = coach;
                coach = next;
            }
            return coaches;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        Yard yard = new Yard(n);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            char kind = line.nextToken().charAt(0);
            int a = Integer.parseInt(line.nextToken());
            if (kind == 'C') yard.couple(a, Integer.parseInt(line.nextToken()));
            else if (kind == 'T') yard.turn(a);
            else out.append(yard.first(a)).append(' ').append(yard.last(a)).append('\n');
        }
        for (int a = 1; a <= n; a++) {
            List<Integer> coaches = yard.coachesOf(a);
            if (coaches.isEmpty()) continue;
            out.append(a).append(':');
            for (int coach : coaches) out.append(' ').append(coach);
            out.append('\n');
        }
        System.out.print(out);
    }
}

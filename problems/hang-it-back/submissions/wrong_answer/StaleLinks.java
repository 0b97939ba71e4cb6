import java.io.*;
import java.util.*;

/** Undoing a move from the archive hangs the picture beside whom it had known when it was taken down. */
public class StaleLinks {
    /** kind is M, A, U, R or N; x and y are the numbers that follow, as far as there are any. */
    record Event(char kind, int x, int y) {}

    /** hangs is false if the picture is in the archive; left and right are 0 where there is no neighbour. */
    record Neighbours(boolean hangs, int left, int right) {}

    /** The answers to the questions N, and the pictures from left to right in the end. */
    record Wall(List<Neighbours> answers, List<Integer> row) {}

    /** Stands for "behind nobody". */
    private static final int IN_ARCHIVE = -1;

    /** Behind whom the picture hung before, and afterwards. */
    record Change(int picture, int from, int to) {}

    private static int[] left; // of a picture in the archive: as on the day on which it was taken down
    private static int[] right;
    private static boolean[] isGone;

    private static void link(int one, int two) {
        right[one] = two;
        left[two] = one;
    }

    /** Takes the picture from where it is and hangs it behind another one, or nowhere. */
    private static void put(int x, int behind) {
        if (!isGone[x]) link(left[x], right[x]);
        isGone[x] = behind == IN_ARCHIVE;
        if (behind == IN_ARCHIVE) return;
        int following = right[behind]; // read only now: x may have hung there
        link(behind, x);
        link(x, following);
    }

    static Wall followCurator(int n, Event[] events) {
        left = new int[n + 1];
        right = new int[n + 1];
        isGone = new boolean[n + 1];
        for (int x = 0; x < n; x++) link(x, x + 1);
        link(n, 0);

        List<Neighbours> answers = new ArrayList<>();
        Deque<Change> inForce = new ArrayDeque<>();
        Deque<Change> undone = new ArrayDeque<>();
        for (Event event : events) {
            int x = event.x;
            switch (event.kind) {
                case 'M', 'A' -> {
                    undone.clear(); // what was undone is lost
                    Change change = new Change(x, left[x], event.kind == 'M' ? event.y : IN_ARCHIVE);
                    inForce.push(change);
                    put(x, change.to);
                }
                case 'U' -> {
                    if (inForce.isEmpty()) continue;
                    Change change = inForce.pop();
                    undone.push(change);
                    put(change.picture, change.from);
                }
                case 'R' -> {
                    if (undone.isEmpty()) continue;
                    Change change = undone.pop();
                    inForce.push(change);
                    put(change.picture, change.to);
                }
                default -> answers.add(new Neighbours(!isGone[x], left[x], right[x]));
            }
        }
        List<Integer> row = new ArrayList<>();
        for (int x = right[0]; x != 0 && row.size() < n; x = right[x]) row.add(x);
        return new Wall(answers, row);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        Event[] events = new Event[q];
        for (int i = 0; i < q; i++) {
            in.nextToken();
            char kind = in.sval.charAt(0);
            int x = kind == 'M' || kind == 'A' || kind == 'N' ? nextInt(in) : 0;
            int y = kind == 'M' ? nextInt(in) : 0;
            events[i] = new Event(kind, x, y);
        }

        Wall wall = followCurator(n, events);
        StringBuilder out = new StringBuilder();
        for (Neighbours answer : wall.answers()) {
            if (answer.hangs()) out.append(answer.left()).append(' ').append(answer.right()).append('\n');
            else out.append("archive\n");
        }
        StringJoiner row = new StringJoiner(" ");
        for (int picture : wall.row()) row.add(String.valueOf(picture));
        System.out.println(out.append(row));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Wrong: keeps next and previous apart and a mark for turned trains, but the mark of a coupled train is lost. */
public class ForwardLinksOnly {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        List<Deque<Integer>> trains = new ArrayList<>();
        for (int i = 0; i <= n; i++) trains.add(new ArrayDeque<>(List.of(i)));
        boolean[] isTurned = new boolean[n + 1];
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            char kind = line.nextToken().charAt(0);
            int a = Integer.parseInt(line.nextToken());
            Deque<Integer> train = trains.get(a);
            if (kind == 'C') {
                int b = Integer.parseInt(line.nextToken());
                if (a == b) continue;
                Deque<Integer> other = trains.get(b);
                if (train.size() < other.size()) {
                    while (!train.isEmpty()) other.addFirst(train.removeLast());
                    trains.set(a, other);
                    trains.set(b, train);
                } else {
                    while (!other.isEmpty()) train.addLast(other.removeFirst());
                }
            } else if (kind == 'T') {
                isTurned[a] = !isTurned[a];
            } else if (train.isEmpty()) {
                out.append("0 0\n");
            } else {
                int first = isTurned[a] ? train.getLast() : train.getFirst();
                int last = isTurned[a] ? train.getFirst() : train.getLast();
                out.append(first).append(' ').append(last).append('\n');
            }
        }
        for (int a = 1; a <= n; a++) {
            if (trains.get(a).isEmpty()) continue;
            out.append(a).append(':');
            Iterator<Integer> coaches = isTurned[a] ? trains.get(a).descendingIterator() : trains.get(a).iterator();
            while (coaches.hasNext()) out.append(' ').append(coaches.next());
            out.append('\n');
        }
        System.out.print(out);
    }
}

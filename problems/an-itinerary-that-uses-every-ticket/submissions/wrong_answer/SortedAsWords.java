import java.util.*;

/** Wrong: the airports are compared as words, so 10 comes before 9. */
public class SortedAsWords {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            in.nextInt();
            int m = in.nextInt();
            TreeMap<String, PriorityQueue<String>> leads = new TreeMap<>();
            TreeMap<String, Integer> more = new TreeMap<>();
            for (int i = 0; i < m; i++) {
                String a = in.next();
                String b = in.next();
                leads.computeIfAbsent(a, key -> new PriorityQueue<>()).add(b);
                more.merge(a, 1, Integer::sum);
                more.merge(b, -1, Integer::sum);
            }
            String start = leads.firstKey();
            int starts = 0;
            for (String airport : more.keySet()) {
                if (more.get(airport) <= 0) continue;
                start = airport;
                starts += more.get(airport);
            }
            LinkedList<String> journey = new LinkedList<>();
            Deque<String> way = new ArrayDeque<>();
            way.push(start);
            while (!way.isEmpty()) {
                PriorityQueue<String> on = leads.get(way.peek());
                if (on == null || on.isEmpty()) journey.addFirst(way.pop());
                else way.push(on.poll());
            }
            System.out.println(starts <= 1 && journey.size() == m + 1 ? String.join(" ", journey) : "IMPOSSIBLE");
        }
    }
}

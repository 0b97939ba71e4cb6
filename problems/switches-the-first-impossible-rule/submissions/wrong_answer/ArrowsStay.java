import java.util.*;

/** Wrong: the arrows of one panel are still there when the next one is checked. */
public class ArrowsStay {
    static Map<Integer, Set<Integer>> leads = new HashMap<>();

    static boolean isReached(int from, int to) {
        Set<Integer> seen = new HashSet<>(List.of(from));
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            for (int next : leads.getOrDefault(open.pop(), Set.of())) if (seen.add(next)) open.push(next);
        }
        return seen.contains(to);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            in.nextInt();
            int m = in.nextInt();
            int answer = 0;
            for (int r = 1; r <= m; r++) {
                int a = in.nextInt();
                int b = in.nextInt();
                if (answer > 0) continue;
                leads.computeIfAbsent(-a, key -> new HashSet<>()).add(b);
                leads.computeIfAbsent(-b, key -> new HashSet<>()).add(a);
                for (int x : new int[] {a, b}) if (isReached(x, -x) && isReached(-x, x)) answer = r;
            }
            System.out.println(answer == 0 ? "NONE" : answer);
        }
    }
}

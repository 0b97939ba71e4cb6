import java.util.*;

/** Counts the last round too, in which the rumour reaches nobody new. */
public class EmptyRound {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int s = in.nextInt();
        List<List<Integer>> friends = new ArrayList<>();
        for (int v = 0; v <= n; v++) friends.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            friends.get(a).add(b);
            friends.get(b).add(a);
        }
        boolean[] knows = new boolean[n + 1];
        knows[s] = true;
        List<Integer> latest = List.of(s);
        int rounds = 0;
        int people = 0;
        while (!latest.isEmpty()) {
            people += latest.size();
            List<Integer> next = new ArrayList<>();
            for (int person : latest) {
                for (int other : friends.get(person)) {
                    if (knows[other]) continue;
                    knows[other] = true;
                    next.add(other);
                }
            }
            latest = next;
            rounds++;
        }
        System.out.println(rounds + " " + people);
    }
}

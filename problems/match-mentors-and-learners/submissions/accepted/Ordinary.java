import java.util.*;

/** As a flow: breadth-first search from a mentor without a learner along edges that may be turned round. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int a = in.nextInt();
            int b = in.nextInt();
            int m = in.nextInt();
            List<List<Integer>> fitting = new ArrayList<>();
            for (int i = 0; i <= a; i++) fitting.add(new ArrayList<>());
            for (int i = 0; i < m; i++) {
                int x = in.nextInt();
                int y = in.nextInt();
                fitting.get(x).add(y);
            }
            int[] learnerOf = new int[a + 1];
            int[] mentorOf = new int[b + 1];
            int pairs = 0;
            for (int start = 1; start <= a; start++) {
                int[] from = new int[b + 1]; // the mentor from whom a learner was reached
                Queue<Integer> queue = new LinkedList<>();
                queue.add(start);
                int end = 0;
                while (!queue.isEmpty() && end == 0) {
                    int x = queue.remove();
                    for (int y : fitting.get(x)) {
                        if (from[y] != 0) continue;
                        from[y] = x;
                        if (mentorOf[y] == 0) {
                            end = y;
                            break;
                        }
                        queue.add(mentorOf[y]);
                    }
                }
                if (end == 0) continue;
                pairs++;
                while (end != 0) {
                    int x = from[end];
                    int before = learnerOf[x];
                    learnerOf[x] = end;
                    mentorOf[end] = x;
                    end = before;
                }
            }
            System.out.println(pairs);
        }
    }
}

import java.util.*;

/**
 * Wrong: always takes the mentor with the fewest learners who are still free, and gives him the one of them whom the fewest mentors
 * want. That is right very often.
 */
public class FewestChoicesFirst {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int a = in.nextInt();
            int b = in.nextInt();
            int m = in.nextInt();
            List<Set<Integer>> learnersOf = new ArrayList<>();
            List<Set<Integer>> mentorsOf = new ArrayList<>();
            for (int x = 0; x <= a; x++) learnersOf.add(new TreeSet<>());
            for (int y = 0; y <= b; y++) mentorsOf.add(new TreeSet<>());
            for (int i = 0; i < m; i++) {
                int x = in.nextInt();
                int y = in.nextInt();
                learnersOf.get(x).add(y);
                mentorsOf.get(y).add(x);
            }
            int pairs = 0;
            while (true) {
                int mentor = 0;
                for (int x = 1; x <= a; x++) {
                    int size = learnersOf.get(x).size();
                    if (size > 0 && (mentor == 0 || size < learnersOf.get(mentor).size())) mentor = x;
                }
                if (mentor == 0) break;
                int learner = 0;
                for (int y : learnersOf.get(mentor)) {
                    if (learner == 0 || mentorsOf.get(y).size() < mentorsOf.get(learner).size()) learner = y;
                }
                pairs++;
                for (int x : mentorsOf.get(learner)) learnersOf.get(x).remove(learner);
                for (int y : learnersOf.get(mentor)) mentorsOf.get(y).remove(mentor);
                mentorsOf.get(learner).clear();
                learnersOf.get(mentor).clear();
            }
            System.out.println(pairs);
        }
    }
}

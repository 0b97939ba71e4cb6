import java.util.ArrayList;
import java.util.Scanner;

/** A list of friends for each person, of which only the length is used. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int m = scanner.nextInt();
        ArrayList<ArrayList<Integer>> friends = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            friends.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) {
            int a = scanner.nextInt();
            int b = scanner.nextInt();
            friends.get(a).add(b);
            friends.get(b).add(a);
        }
        int best = 1;
        int alone = 0;
        for (int i = 1; i <= n; i++) {
            int size = friends.get(i).size();
            if (size == 0) alone++;
            if (size > friends.get(best).size()) best = i;
        }
        System.out.println(best + " " + friends.get(best).size() + " " + alone);
    }
}

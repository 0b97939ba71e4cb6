import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/** The questions by their right ends; a tree of sums has +1 where a species was seen last and -1 where it was seen before. */
public class Ordinary {
    static int[] tree;

    static void add(int place, int value) {
        for (int i = place; i < tree.length; i += i & -i) tree[i] += value;
    }

    static int sumTo(int place) {
        int sum = 0;
        for (int i = place; i > 0; i -= i & -i) sum += tree[i];
        return sum;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        int[] species = new int[n + 1];
        for (int i = 1; i <= n; i++) species[i] = scanner.nextInt();
        List<List<int[]>> endingAt = new ArrayList<>();
        for (int i = 0; i <= n; i++) endingAt.add(new ArrayList<>());
        for (int i = 0; i < q; i++) {
            int l = scanner.nextInt();
            int r = scanner.nextInt();
            endingAt.get(r).add(new int[] {l, i});
        }
        tree = new int[n + 1];
        int[] before = new int[n + 1];
        Map<Integer, Integer> lastPlace = new HashMap<>();
        int[] answers = new int[q];
        for (int r = 1; r <= n; r++) {
            before[r] = lastPlace.getOrDefault(species[r], 0);
            lastPlace.put(species[r], r);
            add(r, 1);
            int second = before[r];
            if (second > 0) {
                add(second, -2);
                if (before[second] > 0) add(before[second], 1);
            }
            for (int[] question : endingAt.get(r)) answers[question[1]] = sumTo(r) - sumTo(question[0] - 1);
        }
        for (int answer : answers) System.out.println(answer);
    }
}

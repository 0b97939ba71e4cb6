import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Scanner;

/** Whole lists in a priority queue, compared by their first elements. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int k = scanner.nextInt();
        PriorityQueue<LinkedList<Long>> queue =
                new PriorityQueue<>((a, b) -> Long.compare(a.getFirst(), b.getFirst()));
        for (int i = 0; i < k; i++) {
            int m = scanner.nextInt();
            LinkedList<Long> list = new LinkedList<>();
            for (int j = 0; j < m; j++) {
                list.add(scanner.nextLong());
            }
            if (!list.isEmpty()) {
                queue.add(list);
            }
        }
        StringBuilder result = new StringBuilder();
        while (!queue.isEmpty()) {
            LinkedList<Long> list = queue.poll();
            result.append(list.removeFirst()).append(" ");
            if (!list.isEmpty()) {
                queue.add(list);
            }
        }
        System.out.println(result.toString());
    }
}

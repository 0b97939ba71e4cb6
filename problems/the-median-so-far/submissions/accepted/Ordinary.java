import java.util.PriorityQueue;
import java.util.Scanner;

/** Two priority queues, one of them with the order turned round. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        PriorityQueue<Integer> low = new PriorityQueue<>((a, b) -> b.compareTo(a));
        PriorityQueue<Integer> high = new PriorityQueue<>();
        for (int i = 0; i < n; i++) {
            low.add(scanner.nextInt());
            high.add(low.poll());
            if (high.size() > low.size()) {
                low.add(high.poll());
            }
            System.out.println(low.peek());
        }
    }
}

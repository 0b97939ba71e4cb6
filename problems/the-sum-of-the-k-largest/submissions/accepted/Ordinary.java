import java.util.PriorityQueue;
import java.util.Scanner;

/** A priority queue of the results that count. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int k = scanner.nextInt();
        PriorityQueue<Long> queue = new PriorityQueue<>();
        long sum = 0;
        for (int i = 0; i < n; i++) {
            long a = scanner.nextLong();
            queue.offer(a);
            sum = sum + a;
            if (queue.size() > k) {
                sum = sum - queue.poll();
            }
            System.out.println(sum);
        }
    }
}

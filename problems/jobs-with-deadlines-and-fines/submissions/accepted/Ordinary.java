import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

/** Sorts by deadline and keeps the saved fines in a priority queue. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        List<int[]> jobs = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            jobs.add(new int[] {scanner.nextInt(), scanner.nextInt()});
        }
        jobs.sort((a, b) -> a[0] - b[0]);
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        long fines = 0;
        for (int[] job : jobs) {
            if (queue.size() < job[0]) {
                queue.add(job[1]);
            } else if (queue.peek() < job[1]) {
                fines += queue.poll();
                queue.add(job[1]);
            } else {
                fines += job[1];
            }
        }
        System.out.println(fines);
    }
}

import java.util.Scanner;

/** Breadth-first search in which every square enters the queue once: the queue is the row itself. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long[] a = new long[n];
        for (int i = 0; i < n; i++) {
            a[i] = scanner.nextLong();
        }
        int[] distance = new int[n];
        int reached = 0;
        for (int i = 0; i < n && i <= reached; i++) {
            while (reached < n - 1 && reached < i + a[i]) {
                reached++;
                distance[reached] = distance[i] + 1;
            }
        }
        if (reached == n - 1) {
            System.out.println(distance[n - 1]);
        } else {
            System.out.println(-1);
        }
    }
}

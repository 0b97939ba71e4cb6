import java.util.Scanner;

/** Starts anew behind every station at which the tank does not last. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long[] rest = new long[n];
        long total = 0;
        for (int i = 0; i < n; i++) {
            rest[i] = scanner.nextLong() - scanner.nextLong();
            total += rest[i];
        }
        if (total < 0) {
            System.out.println(-1);
            return;
        }
        int start = 0;
        long tank = 0;
        for (int i = 0; i < n; i++) {
            tank += rest[i];
            if (tank < 0) {
                tank = 0;
                start = i + 1;
            }
        }
        System.out.println(start + 1);
    }
}

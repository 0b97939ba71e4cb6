import java.util.Scanner;

/** Finds the fall by looking at all places, then searches one of the two rising parts. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = scanner.nextInt();
        }
        int smallest = 0;
        for (int i = 1; i < n; i++) {
            if (a[i] < a[i - 1]) {
                smallest = i;
            }
        }
        for (int i = 0; i < q; i++) {
            int x = scanner.nextInt();
            int answer = smallest;
            int left;
            int right;
            if (smallest > 0 && x > a[n - 1]) {
                left = 0;
                right = smallest - 1;
            } else {
                left = smallest;
                right = n - 1;
            }
            while (left <= right) {
                int middle = (left + right) / 2;
                if (a[middle] >= x) {
                    answer = middle;
                    right = middle - 1;
                } else {
                    left = middle + 1;
                }
            }
            System.out.println(answer + 1);
        }
    }
}

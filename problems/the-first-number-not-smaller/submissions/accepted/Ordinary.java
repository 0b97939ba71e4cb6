import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Remembers the best place so far and goes on to the left of it. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(scanner.nextInt());
        }
        for (int i = 0; i < q; i++) {
            int x = scanner.nextInt();
            int left = 0;
            int right = n - 1;
            int best = n;
            while (left <= right) {
                int middle = left + (right - left) / 2;
                if (list.get(middle) >= x) {
                    best = middle;
                    right = middle - 1;
                } else {
                    left = middle + 1;
                }
            }
            System.out.println(best + 1);
        }
    }
}

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** From the evening back: the talk that begins last is taken, and then always the latest one that is over in time. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        List<int[]> talks = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            talks.add(new int[] {scanner.nextInt(), scanner.nextInt()});
        }
        talks.sort((a, b) -> b[0] - a[0]);
        int count = 0;
        int busyFrom = Integer.MAX_VALUE;
        for (int[] talk : talks) {
            if (talk[1] <= busyFrom) {
                count++;
                busyFrom = talk[0];
            }
        }
        System.out.println(count);
    }
}

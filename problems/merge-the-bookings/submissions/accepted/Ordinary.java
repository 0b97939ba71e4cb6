import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

/** Sorts pairs and merges each with the last one of the result. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[][] slips = new int[n][2];
        for (int i = 0; i < n; i++) {
            slips[i][0] = scanner.nextInt();
            slips[i][1] = scanner.nextInt();
        }
        Arrays.sort(slips, (a, b) -> a[0] - b[0]);
        List<int[]> result = new ArrayList<>();
        for (int[] slip : slips) {
            if (result.isEmpty() || result.get(result.size() - 1)[1] < slip[0]) {
                result.add(slip);
            } else {
                int[] last = result.get(result.size() - 1);
                last[1] = Math.max(last[1], slip[1]);
            }
        }
        System.out.println(result.size());
        for (int[] period : result) {
            System.out.println(period[0] + " " + period[1]);
        }
    }
}

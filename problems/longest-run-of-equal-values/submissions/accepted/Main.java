import java.util.*;

/** The run that ends at each value is compared with the best one; only a strictly longer one replaces it. */
public class Main {
    static int[] longestRun(int[] values) {
        int length = 0;
        int[] best = {0, 0};
        for (int i = 0; i < values.length; i++) {
            length = i > 0 && values[i] == values[i - 1] ? length + 1 : 1;
            if (length > best[0]) best = new int[] {length, values[i]};
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = in.nextInt();

        int[] answer = longestRun(values);
        System.out.println(answer[0] + " " + answer[1]);
    }
}

import java.util.*;

/** A value is greater than sum / n exactly when value * n is greater than sum: no fraction is needed. */
public class Main {
    static int countAbove(int[] values) {
        long sum = 0; // up to 10^12
        for (int value : values) sum += value;

        int above = 0;
        for (int value : values) {
            if ((long) value * values.length > sum) above++;
        }
        return above;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = in.nextInt();

        System.out.println(countAbove(values));
    }
}

import java.util.Scanner;

/** Wrong: the first player takes all cards at odd places or all cards at even places. */
public class EverySecondCard {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] sums = new long[2];
        for (int i = 0; i < n; i++) {
            sums[i % 2] += in.nextLong();
        }
        System.out.println(Math.abs(sums[0] - sums[1]));
    }
}

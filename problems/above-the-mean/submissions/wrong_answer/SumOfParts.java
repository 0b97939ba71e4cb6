// Adds up a[i] / n in doubles: ten times a tenth is a little less than 1.
import java.util.Scanner;

public class SumOfParts {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        double mean = 0;
        for (int i = 0; i < n; i++) {
            a[i] = in.nextInt();
            mean += (double) a[i] / n;
        }
        int count = 0;
        for (int x : a) {
            if (x > mean) {
                count++;
            }
        }
        System.out.println(count);
    }
}

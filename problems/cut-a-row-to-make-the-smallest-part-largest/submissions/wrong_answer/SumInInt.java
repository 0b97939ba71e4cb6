import java.util.Scanner;

/** Wrong: the totals do not fit into 32 bits. */
public class SumInInt {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            int k = in.nextInt();
            int[] a = new int[n];
            long all = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextInt();
                all += a[i];
            }
            long low = 0;
            long high = all / k;
            while (low < high) {
                long middle = (low + high + 1) / 2;
                int parts = 0;
                int total = 0;
                for (int number : a) {
                    total += number;
                    if (total >= middle) {
                        parts++;
                        total = 0;
                    }
                }
                if (parts >= k) low = middle;
                else high = middle - 1;
            }
            System.out.println(low);
        }
    }
}

import java.util.Scanner;

public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt();
            int k = in.nextInt();
            long[] a = new long[n];
            long total = 0;
            for (int i = 0; i < n; i++) {
                a[i] = in.nextLong();
                total += a[i];
            }
            long left = 0;
            long right = total;
            long best = 0;
            while (left <= right) {
                long mid = (left + right) / 2;
                if (canCut(a, k, mid)) {
                    best = mid;
                    left = mid + 1;
                } else {
                    right = mid - 1;
                }
            }
            System.out.println(best);
        }
    }

    static boolean canCut(long[] a, int k, long min) {
        int count = 0;
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            if (sum >= min) {
                count++;
                sum = 0;
            }
        }
        return count >= k;
    }
}

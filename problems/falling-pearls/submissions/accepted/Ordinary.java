import java.util.*;

public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        int[] a = new int[n + 1];
        int[] left = new int[n + 2];
        int[] right = new int[n + 2];
        for (int i = 1; i <= n; i++) {
            a[i] = sc.nextInt();
            left[i] = i - 1;
            right[i] = i + 1;
        }
        for (int i = 0; i < m; i++) {
            int p = sc.nextInt();
            int l = left[p];
            int r = right[p];
            right[l] = r;
            left[r] = l;
            if (l == 0 || r == n + 1) System.out.println("end");
            else System.out.println(Math.abs(a[l] - a[r]));
        }
    }
}

import java.util.*;

/** The right recurrence, but in 32 bits. */
public class IntTotal {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int change = in.nextInt();
        int[] l = new int[n];
        int[] r = new int[n];
        for (int i = 0; i < n; i++) l[i] = in.nextInt();
        for (int i = 0; i < n; i++) r[i] = in.nextInt();
        int left = 0;
        int right = 0;
        for (int i = 0; i < n; i++) {
            int nextLeft = Math.min(left, right + change) + l[i];
            right = Math.min(right, left + change) + r[i];
            left = nextLeft;
        }
        System.out.println(Math.min(left, right));
    }
}

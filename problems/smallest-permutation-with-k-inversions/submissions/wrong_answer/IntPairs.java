import java.util.Scanner;

/** Wrong: counts the pairs in 32 bits. */
public class IntPairs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long k = in.nextLong();
        long most = n * (n - 1) / 2;
        if (k > most) {
            System.out.println(-1);
            return;
        }
        StringBuilder answer = new StringBuilder();
        int low = 1;
        int high = n;
        int skipped = 0;
        for (int place = 1; place <= n; place++) {
            long behind = n - place;
            long rest = behind * (behind - 1) / 2;
            if (skipped == 0 && rest >= k) {
                answer.append(low).append(" ");
                low++;
            } else if (skipped == 0) {
                skipped = low + (int) (k - rest);
                answer.append(skipped).append(" ");
            } else {
                if (high == skipped) high--;
                answer.append(high).append(" ");
                high--;
            }
        }
        System.out.println(answer);
    }
}

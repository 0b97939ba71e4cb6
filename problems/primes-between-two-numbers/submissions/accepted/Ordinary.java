import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/** Written plainly: a list of all primes, and binary search in it. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        int[] from = new int[q];
        int[] to = new int[q];
        int n = 1;
        for (int i = 0; i < q; i++) {
            from[i] = in.nextInt();
            to[i] = in.nextInt();
            n = Math.max(n, to[i]);
        }
        boolean[] crossed = new boolean[n + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (!crossed[i]) {
                primes.add(i);
                for (int j = i + i; j <= n; j += i) {
                    crossed[j] = true;
                }
            }
        }
        for (int i = 0; i < q; i++) {
            System.out.println(upTo(primes, to[i]) - upTo(primes, from[i] - 1));
        }
    }

    static int upTo(List<Integer> primes, int x) {
        int at = Collections.binarySearch(primes, x);
        return at >= 0 ? at + 1 : -at - 1;
    }
}

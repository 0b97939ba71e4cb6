import java.util.*;

/** As many write it: the prefix function, then all borders. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        int n = s.length();
        int[] pi = new int[n];
        for (int i = 1; i < n; i++) {
            int j = pi[i - 1];
            while (j > 0 && s.charAt(i) != s.charAt(j)) j = pi[j - 1];
            if (s.charAt(i) == s.charAt(j)) j++;
            pi[i] = j;
        }
        int best = 2 * n;
        int k = pi[n - 1];
        while (k > 0) {
            int p = n - k;
            int total = (n + p - 1) / p * p;
            if (total < 2 * p) total = 2 * p;
            best = Math.min(best, total);
            k = pi[k - 1];
        }
        System.out.println(best - n);
    }
}

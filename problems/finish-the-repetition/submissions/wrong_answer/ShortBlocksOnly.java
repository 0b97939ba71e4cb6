import java.util.*;

/** Tries only blocks that are at most half as long as the text. */
public class ShortBlocksOnly {
    public static void main(String[] args) {
        String text = new Scanner(System.in).next();
        int n = text.length();
        int[] border = new int[n + 1];
        for (int i = 1, k = 0; i < n; i++) {
            while (k > 0 && text.charAt(i) != text.charAt(k)) k = border[k];
            if (text.charAt(i) == text.charAt(k)) k++;
            border[i + 1] = k;
        }
        int best = n;
        for (int k = border[n]; 2 * k >= n; k = border[k]) {
            int block = n - k;
            best = Math.min(best, (n + block - 1) / block * block - n);
        }
        System.out.println(best);
    }
}

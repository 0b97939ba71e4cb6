import java.io.*;
import java.util.*;

public class Main {
    /** Every border of the text belongs to a possible block, and all of them are tried. */
    static int missingLetters(String text) {
        int n = text.length();
        int[] border = new int[n + 1]; // of the first k letters
        for (int i = 1, k = 0; i < n; i++) {
            while (k > 0 && text.charAt(i) != text.charAt(k)) k = border[k];
            if (text.charAt(i) == text.charAt(k)) k++;
            border[i + 1] = k;
        }
        int best = n;
        for (int k = border[n]; k > 0; k = border[k]) {
            int block = n - k;
            int times = Math.max(2, (n + block - 1) / block);
            best = Math.min(best, block * times - n);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();

        System.out.println(missingLetters(text));
    }
}

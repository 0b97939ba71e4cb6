import java.io.*;
import java.util.*;

public class Main {
    static final int[] TURNED = {0, 1, -1, -1, -1, -1, 9, -1, 8, 6};

    /**
     * Manacher's algorithm, once for middles that are digits and once for middles that are gaps. reach[i]: how many stretches
     * around middle i read the same upside down.
     */
    static long countStretches(String digits) {
        return count(digits, 0) + count(digits, 1);
    }

    /** gap is 1 where the middle i lies in front of digit i, and 0 where it is digit i itself. */
    static long count(String digits, int gap) {
        int n = digits.length();
        int[] reach = new int[n];
        long count = 0;
        int from = 0; // the stretch found that reaches farthest to the right is [from, to)
        int to = 0;
        for (int i = 0; i < n; i++) {
            if (i < to) reach[i] = Math.min(reach[from + to - 1 - i + gap], to - i);
            int left = i - reach[i] - gap;
            int right = i + reach[i];
            while (left >= 0 && right < n && TURNED[digits.charAt(left) - '0'] == digits.charAt(right) - '0') {
                reach[i]++;
                left--;
                right++;
            }
            if (right > to) {
                from = left + 1;
                to = right;
            }
            count += reach[i];
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String digits = in.readLine().trim();

        System.out.println(countStretches(digits));
    }
}

import java.util.*;

/** Looks for the notes themselves, and so for the melody in its own key only. */
public class SameKeyOnly {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long[] row = new long[n + m + 1];
        long[] piece = new long[n];
        long[] melody = new long[m];
        for (int i = 0; i < n; i++) piece[i] = in.nextLong();
        for (int i = 0; i < m; i++) melody[i] = in.nextLong();
        int length = 0;
        for (int i = 0; i < m; i++) row[length++] = melody[i];
        int pattern = length;
        row[length++] = Long.MAX_VALUE;
        for (int i = 0; i < n; i++) row[length++] = piece[i];
        int[] border = new int[length];
        List<Integer> found = new ArrayList<>();
        for (int i = 1; i < length; i++) {
            int k = border[i - 1];
            while (k > 0 && row[i] != row[k]) k = border[k - 1];
            if (row[i] == row[k]) k++;
            border[i] = k;
            if (k == pattern && pattern > 0) found.add(i - 2 * pattern + 1);
        }
        if (pattern == 0) for (int p = 1; p <= n; p++) found.add(p);
        System.out.println(found.size());
        if (!found.isEmpty()) System.out.println(found.get(0) + " " + found.get(found.size() - 1));
    }
}

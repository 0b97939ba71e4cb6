import java.util.*;

/** As many write it: Scanner, and Knuth, Morris and Pratt from the textbook. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] piece = new int[n];
        int[] melody = new int[m];
        for (int i = 0; i < n; i++) piece[i] = in.nextInt();
        for (int i = 0; i < m; i++) melody[i] = in.nextInt();
        if (m == 1) {
            System.out.println(n);
            System.out.println(1 + " " + n);
            return;
        }
        int[] text = new int[n - 1];
        int[] pattern = new int[m - 1];
        for (int i = 0; i < n - 1; i++) text[i] = piece[i + 1] - piece[i];
        for (int i = 0; i < m - 1; i++) pattern[i] = melody[i + 1] - melody[i];
        int[] lps = new int[m - 1];
        int len = 0;
        int i = 1;
        while (i < m - 1) {
            if (pattern[i] == pattern[len]) {
                lps[i++] = ++len;
            } else if (len > 0) {
                len = lps[len - 1];
            } else {
                lps[i++] = 0;
            }
        }
        ArrayList<Integer> found = new ArrayList<>();
        int j = 0;
        i = 0;
        while (i < n - 1) {
            if (text[i] == pattern[j]) {
                i++;
                j++;
            } else if (j > 0) {
                j = lps[j - 1];
            } else {
                i++;
            }
            if (j == m - 1) {
                found.add(i - j + 1);
                j = lps[j - 1];
            }
        }
        System.out.println(found.size());
        if (found.size() > 0) System.out.println(found.get(0) + " " + found.get(found.size() - 1));
    }
}

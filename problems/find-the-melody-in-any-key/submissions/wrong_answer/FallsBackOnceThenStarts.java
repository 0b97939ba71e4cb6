// Falls back once, and begins anew if that does not fit either.
import java.io.*;
import java.util.*;

public class FallsBackOnceThenStarts {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        int[] a = new int[n];
        int[] b = new int[m];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        for (int i = 0; i < m; i++) {
            in.nextToken();
            b[i] = (int) in.nval;
        }
        if (m == 1) {
            System.out.println(n);
            System.out.println("1 " + n);
            return;
        }
        int k = m - 1;
        int[] p = new int[k];
        for (int i = 0; i < k; i++) p[i] = b[i + 1] - b[i];
        int[] fail = new int[k];
        for (int i = 1, j = 0; i < k; i++) {
            while (j > 0 && p[i] != p[j]) j = fail[j - 1];
            if (p[i] == p[j]) j++;
            fail[i] = j;
        }
        int count = 0, first = 0, last = 0, j = 0;
        for (int i = 0; i + 1 < n; i++) {
            int step = a[i + 1] - a[i];
            if (j > 0 && step != p[j]) j = fail[j - 1];
            if (step == p[j]) j++;
            else if (step == p[0]) j = 1;
            else j = 0;
            if (j == k) {
                int place = i - k + 2;
                count++;
                if (first == 0) first = place;
                last = place;
                j = fail[j - 1];
            }
        }
        System.out.println(count);
        if (count > 0) System.out.println(first + " " + last);
    }
}

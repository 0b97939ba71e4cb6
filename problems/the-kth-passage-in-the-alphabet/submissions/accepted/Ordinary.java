import java.util.*;

/** As many write it: the two ranks and the place in one long, sorted by the library. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        long k = in.nextLong();
        int n = s.length();
        int[] rank = new int[n];
        for (int i = 0; i < n; i++) rank[i] = s.charAt(i) - 'a' + 1;
        long[] keys = new long[n];
        long m = Math.max(n, 26) + 1;
        for (int len = 1; ; len *= 2) {
            for (int i = 0; i < n; i++) {
                long second = i + len < n ? rank[i + len] : 0;
                keys[i] = (rank[i] * m + second) * n + i;
            }
            Arrays.sort(keys);
            int r = 0;
            for (int i = 0; i < n; i++) {
                if (i == 0 || keys[i] / n != keys[i - 1] / n) r++;
                rank[(int) (keys[i] % n)] = r;
            }
            if (r == n) break;
        }
        int[] sa = new int[n];
        for (int i = 0; i < n; i++) sa[rank[i] - 1] = i;
        int[] lcp = new int[n];
        int h = 0;
        for (int i = 0; i < n; i++) {
            if (rank[i] == 1) {
                h = 0;
                continue;
            }
            int j = sa[rank[i] - 2];
            while (i + h < n && j + h < n && s.charAt(i + h) == s.charAt(j + h)) h++;
            lcp[rank[i] - 1] = h;
            if (h > 0) h--;
        }
        long total = 0;
        String answer = "-";
        for (int i = 0; i < n; i++) {
            long fresh = n - sa[i] - lcp[i];
            if (total < k && k <= total + fresh) answer = s.substring(sa[i], sa[i] + lcp[i] + (int) (k - total));
            total += fresh;
        }
        System.out.println(total);
        System.out.println(answer);
    }
}

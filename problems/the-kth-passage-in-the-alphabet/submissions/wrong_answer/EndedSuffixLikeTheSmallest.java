import java.util.*;

/** Gives a suffix that has ended the same rank as the smallest one, so that "a" and "aa" are never told apart. */
public class EndedSuffixLikeTheSmallest {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        long k = in.nextLong();
        int n = s.length();
        int[] rank = new int[n];
        for (int i = 0; i < n; i++) rank[i] = s.charAt(i) - 'a';
        long[] keys = new long[n];
        long m = Math.max(n, 26);
        for (int len = 1; len <= 2 * n; len *= 2) {
            for (int i = 0; i < n; i++) keys[i] = (rank[i] * m + (i + len < n ? rank[i + len] : 0)) * n + i;
            Arrays.sort(keys);
            int r = 0;
            for (int i = 0; i < n; i++) {
                if (i > 0 && keys[i] / n != keys[i - 1] / n) r++;
                rank[(int) (keys[i] % n)] = r;
            }
        }
        long total = 0;
        String answer = "-";
        int before = n;
        for (long key : keys) {
            int place = (int) (key % n);
            int same = 0;
            while (Math.max(place, before) + same < n && s.charAt(place + same) == s.charAt(before + same)) same++;
            long fresh = n - place - same;
            if (total < k && k <= total + fresh) answer = s.substring(place, place + same + (int) (k - total));
            total += fresh;
            before = place;
        }
        System.out.println(total);
        System.out.println(answer);
    }
}

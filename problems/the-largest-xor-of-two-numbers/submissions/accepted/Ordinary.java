import java.util.Scanner;

/** A trie in two arrays. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        while (t-- > 0) {
            int n = sc.nextInt();
            int[] a = new int[n];
            int[] zero = new int[31 * n + 1];
            int[] one = new int[31 * n + 1];
            int count = 1;
            for (int i = 0; i < n; i++) {
                a[i] = sc.nextInt();
                int node = 0;
                for (int b = 30; b >= 0; b--) {
                    if ((a[i] >> b & 1) == 1) {
                        if (one[node] == 0) one[node] = count++;
                        node = one[node];
                    } else {
                        if (zero[node] == 0) zero[node] = count++;
                        node = zero[node];
                    }
                }
            }
            int best = 0;
            for (int x : a) {
                int node = 0;
                int xor = 0;
                for (int b = 30; b >= 0; b--) {
                    boolean isOne = (x >> b & 1) == 1;
                    int opposite = isOne ? zero[node] : one[node];
                    if (opposite != 0) {
                        xor += 1 << b;
                        node = opposite;
                    } else {
                        node = isOne ? one[node] : zero[node];
                    }
                }
                best = Math.max(best, xor);
            }
            System.out.println(best);
        }
    }
}

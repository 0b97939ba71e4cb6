import java.util.HashSet;
import java.util.Scanner;

public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int q = in.nextInt();
        int[] s = new int[k];
        for (int i = 0; i < k; i++) {
            s[i] = in.nextInt();
        }
        int[] g = new int[100001];
        for (int size = 1; size < g.length; size++) {
            HashSet<Integer> reachable = new HashSet<>();
            for (int move : s) {
                if (move <= size) reachable.add(g[size - move]);
            }
            int mex = 0;
            while (reachable.contains(mex)) mex++;
            g[size] = mex;
        }
        for (int i = 0; i < q; i++) {
            int n = in.nextInt();
            int xor = 0;
            for (int j = 0; j < n; j++) {
                xor ^= g[in.nextInt()];
            }
            System.out.println(xor != 0 ? "first" : "second");
        }
    }
}

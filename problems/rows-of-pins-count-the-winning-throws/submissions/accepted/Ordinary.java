import java.util.*;

/** Grundy numbers by recursion with a memory. */
public class Ordinary {
    static int[] s;
    static int[] memory = new int[2001];

    static int grundy(int n) {
        if (memory[n] >= 0) return memory[n];
        Set<Integer> reached = new HashSet<>();
        for (int length : s) {
            for (int left = 0; 2 * left <= n - length; left++) {
                reached.add(grundy(left) ^ grundy(n - length - left));
            }
        }
        int g = 0;
        while (reached.contains(g)) g++;
        memory[n] = g;
        return g;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int q = in.nextInt();
        s = new int[k];
        for (int i = 0; i < k; i++) s[i] = in.nextInt();
        Arrays.fill(memory, -1);
        while (q-- > 0) {
            int n = in.nextInt();
            int[] rows = new int[n];
            int xor = 0;
            for (int i = 0; i < n; i++) {
                rows[i] = in.nextInt();
                xor ^= grundy(rows[i]);
            }
            int count = 0;
            for (int row : rows) {
                int wanted = xor ^ grundy(row);
                for (int length : s) {
                    for (int left = 0; left + length <= row; left++) {
                        if ((grundy(left) ^ grundy(row - length - left)) == wanted) count++;
                    }
                }
            }
            System.out.println(count);
        }
    }
}

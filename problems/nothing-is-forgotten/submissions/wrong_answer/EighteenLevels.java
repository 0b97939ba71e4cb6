// Doubles 18 times: climbs 262143 letters at most.
import java.util.*;
import java.io.*;

public class EighteenLevels {
    static int[][] up;
    static int[] depth;

    static int climb(int v, int k) {
        for (int b = 0; b < 18; b++, k >>= 1) {
            if ((k & 1) == 1) v = up[b][v];
        }
        return v;
    }

    static int common(int u, int v) {
        int d = Math.min(depth[u], depth[v]);
        u = climb(u, depth[u] - d);
        v = climb(v, depth[v] - d);
        if (u == v) return d;
        for (int b = 17; b >= 0; b--) {
            if (up[b][u] != up[b][v]) {
                u = up[b][u];
                v = up[b][v];
            }
        }
        return depth[u] - 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        up = new int[18][q + 1];
        depth = new int[q + 1];
        char[] letter = new char[q + 1];
        HashMap<Long, Integer> child = new HashMap<>();
        int[] state = new int[q + 1];
        int nodes = 1, cur = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= q; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            char kind = st.nextToken().charAt(0);
            String arg = st.nextToken();
            if (kind == 'T') {
                char x = arg.charAt(0);
                long key = cur * 26L + (x - 'a');
                Integer next = child.get(key);
                if (next == null) {
                    next = nodes++;
                    child.put(key, next);
                    letter[next] = x;
                    depth[next] = depth[cur] + 1;
                    up[0][next] = cur;
                    for (int b = 1; b < 18; b++) up[b][next] = up[b - 1][up[b - 1][next]];
                }
                cur = next;
            } else {
                int k = Integer.parseInt(arg);
                if (kind == 'B') {
                    cur = k >= depth[cur] ? 0 : climb(cur, k);
                } else if (kind == 'G') {
                    cur = state[k];
                } else if (kind == 'L') {
                    if (k > depth[cur]) sb.append("-\n");
                    else sb.append(letter[climb(cur, depth[cur] - k)]).append('\n');
                } else {
                    sb.append(common(cur, state[k])).append('\n');
                }
            }
            state[i] = cur;
        }
        System.out.print(sb);
    }
}

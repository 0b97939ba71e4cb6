import java.io.*;
import java.util.*;

/** Adds up the metres in 32 bits. */
public class IntTotal {
    record Path(int to, int metres) {}

    record Meeting(int hut, long total) {}

    static List<Meeting> meet(int n, List<List<Path>> paths, int[][] days) {
        List<Meeting> meetings = new ArrayList<>();
        int[] level = new int[n + 1]; // number of paths from hut 1
        long[] metres = new long[n + 1]; // distance from hut 1
        int[] above = new int[n + 1];
        Arrays.fill(level, -1);
        level[1] = 0;
        above[1] = 1;
        Deque<Integer> queue = new ArrayDeque<>(List.of(1));
        while (!queue.isEmpty()) {
            int v = queue.remove();
            for (Path path : paths.get(v)) {
                if (level[path.to] != -1) continue;
                level[path.to] = level[v] + 1;
                metres[path.to] = metres[v] + path.metres;
                above[path.to] = v;
                queue.add(path.to);
            }
        }
        int[][] up = new int[17][]; // up[j][v]: the hut 2^j steps above v, or hut 1; 2^17 exceeds every level
        up[0] = above;
        for (int j = 1; j < up.length; j++) {
            up[j] = new int[n + 1];
            for (int v = 1; v <= n; v++) up[j][v] = up[j - 1][up[j - 1][v]];
        }

        for (int[] day : days) {
            int hut = 1;
            long total = 0;
            for (int i = 0; i < 3; i++) {
                int ancestor = commonAncestor(day[i], day[(i + 1) % 3], level, up);
                if (level[ancestor] > level[hut]) hut = ancestor;
                total = (int) (total + metres[day[i]] - metres[ancestor]); // in all, half of d(a, b) + d(b, c) + d(c, a)
            }
            meetings.add(new Meeting(hut, total));
        }
        return meetings;
    }

    private static int commonAncestor(int u, int v, int[] level, int[][] up) {
        int lower = level[u] >= level[v] ? u : v;
        int other = lower == u ? v : u;
        for (int j = up.length - 1; j >= 0; j--) if (level[lower] - (1 << j) >= level[other]) lower = up[j][lower];
        if (lower == other) return lower;
        for (int j = up.length - 1; j >= 0; j--) {
            if (up[j][lower] == up[j][other]) continue;
            lower = up[j][lower];
            other = up[j][other];
        }
        return up[0][lower];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        List<List<Path>> paths = new ArrayList<>();
        for (int v = 0; v <= n; v++) paths.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int u = nextInt(in);
            int v = nextInt(in);
            int metres = nextInt(in);
            paths.get(u).add(new Path(v, metres));
            paths.get(v).add(new Path(u, metres));
        }
        int[][] days = new int[q][3];
        for (int[] day : days) for (int i = 0; i < 3; i++) day[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (Meeting meeting : meet(n, paths, days)) out.append(meeting.hut()).append(' ').append(meeting.total()).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

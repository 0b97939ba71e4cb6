/** Goes through the listeners and fulfils a wish that nothing speaks against yet; never takes a song back. */
import java.io.*;
import java.util.*;

public class FirstWishIfPossible {
    static boolean[] makeProgramme(int n, int[] one, int[] other, int[][] tunes) {
        int[] decided = new int[n + 1]; // 1: played, -1: not played
        List<List<int[]>> tunesOf = new ArrayList<>();
        for (int v = 0; v <= n; v++) tunesOf.add(new ArrayList<>());
        for (int[] versions : tunes) for (int song : versions) tunesOf.get(song).add(versions);
        for (int round = 0; round < 2; round++) {
            // Listeners with only one wish come first.
            for (int i = 0; i < one.length; i++) {
                if ((one[i] == other[i]) != (round == 0)) continue;
                if (holds(decided, one[i]) || holds(decided, other[i])) continue;
                if (!fulfil(decided, tunesOf, one[i]) && !fulfil(decided, tunesOf, other[i])) return null;
            }
        }
        boolean[] isPlayed = new boolean[n + 1];
        for (int v = 1; v <= n; v++) isPlayed[v] = decided[v] == 1;
        return isPlayed;
    }

    private static boolean holds(int[] decided, int wish) {
        return decided[Math.abs(wish)] == Integer.signum(wish);
    }

    private static boolean fulfil(int[] decided, List<List<int[]>> tunesOf, int wish) {
        int song = Math.abs(wish);
        if (decided[song] != 0) return false;
        decided[song] = Integer.signum(wish);
        if (wish < 0) return true;
        for (int[] versions : tunesOf.get(song)) for (int version : versions) if (version != song) decided[version] = -1;
        return true;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] tunes = new int[nextInt(in)][];
        int[] one = new int[m];
        int[] other = new int[m];
        for (int i = 0; i < m; i++) {
            one[i] = nextInt(in);
            other[i] = nextInt(in);
        }
        for (int i = 0; i < tunes.length; i++) {
            tunes[i] = new int[nextInt(in)];
            for (int j = 0; j < tunes[i].length; j++) tunes[i][j] = nextInt(in);
        }

        boolean[] isPlayed = makeProgramme(n, one, other, tunes);
        if (isPlayed == null) {
            System.out.println("IMPOSSIBLE");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int song = 1; song <= n; song++) out.append(isPlayed[song] ? '1' : '0');
        System.out.println(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

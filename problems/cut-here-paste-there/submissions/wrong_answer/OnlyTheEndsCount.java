import java.io.*;
import java.util.*;

/** Wrong: refuses only if scene b is the first or the last one of the piece. */
public class OnlyTheEndsCount {
    record Wish(int a, int k, int b) {}

    record Film(int refused, List<Integer> scenes) {}

    private static int[] before;
    private static int[] behind;

    private static void link(int one, int two) {
        behind[one] = two;
        before[two] = one;
    }

    static Film cutFilm(int n, Wish[] wishes) {
        before = new int[n + 1];
        behind = new int[n + 1];
        for (int i = 0; i < n; i++) link(i, i + 1);
        link(n, 0);

        int refused = 0;
        for (Wish wish : wishes) {
            int last = wish.a;
            boolean isInside = wish.a == wish.b;
            for (int i = 1; i < wish.k && behind[last] != 0; i++) {
                last = behind[last];
            }
            isInside |= last == wish.b;
            if (!isInside && wish.k > n) refused++;
            if (isInside) {
                refused++;
                continue;
            }
            link(before[wish.a], behind[last]);
            int following = behind[wish.b]; // read only now: b may have stood directly before a
            link(wish.b, wish.a);
            link(last, following);
        }
        List<Integer> scenes = new ArrayList<>(n);
        for (int scene = behind[0]; scene != 0; scene = behind[scene]) scenes.add(scene);
        return new Film(refused, scenes);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        Wish[] wishes = new Wish[q];
        for (int i = 0; i < q; i++) wishes[i] = new Wish(nextInt(in), nextInt(in), nextInt(in));

        Film film = cutFilm(n, wishes);
        StringBuilder out = new StringBuilder();
        out.append(film.refused()).append('\n');
        for (int scene : film.scenes()) out.append(scene).append(' ');
        System.out.println(out.toString().stripTrailing());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** In each group that hangs together by complaints, the larger side stays. */
public class LargerSideOfEachGroup {
    /** Those who stay. */
    record Hut(List<Integer> snorers, List<Integer> sleepers) {}

    static Hut fillHut(int a, int b, List<List<Integer>> disturbs) {
        List<List<Integer>> complainsAbout = new ArrayList<>();
        for (int l = 0; l <= b; l++) complainsAbout.add(new ArrayList<>());
        for (int s = 1; s <= a; s++) for (int sleeper : disturbs.get(s)) complainsAbout.get(sleeper).add(s);
        boolean[] isSeen = new boolean[a + b + 1];
        Hut hut = new Hut(new ArrayList<>(), new ArrayList<>());
        for (int start = 1; start <= a + b; start++) {
            if (isSeen[start]) continue;
            List<Integer> snorers = new ArrayList<>();
            List<Integer> sleepers = new ArrayList<>();
            Deque<Integer> open = new ArrayDeque<>(List.of(start));
            isSeen[start] = true;
            while (!open.isEmpty()) {
                int v = open.remove();
                if (v <= a) snorers.add(v);
                else sleepers.add(v - a);
                for (int other : v <= a ? disturbs.get(v) : complainsAbout.get(v - a)) {
                    int to = v <= a ? a + other : other;
                    if (isSeen[to]) continue;
                    isSeen[to] = true;
                    open.add(to);
                }
            }
            if (snorers.size() > sleepers.size()) hut.snorers.addAll(snorers);
            else hut.sleepers.addAll(sleepers);
        }
        return hut;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int a = nextInt(in);
        int b = nextInt(in);
        int m = nextInt(in);
        List<List<Integer>> disturbs = new ArrayList<>();
        for (int s = 0; s <= a; s++) disturbs.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int snorer = nextInt(in);
            disturbs.get(snorer).add(nextInt(in));
        }

        Hut hut = fillHut(a, b, disturbs);
        StringBuilder out = new StringBuilder();
        out.append(hut.snorers().size()).append(' ').append(hut.sleepers().size()).append('\n');
        for (List<Integer> hikers : List.of(hut.snorers(), hut.sleepers())) {
            StringJoiner line = new StringJoiner(" ");
            for (int hiker : hikers) line.add(String.valueOf(hiker));
            out.append(line).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

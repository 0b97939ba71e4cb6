import java.io.*;
import java.util.*;

/** Every picture knows only who hangs to its right: whoever hangs to its left is looked for from the left end. */
public class OneWayLinks {
    static final int OUT = -1;
    static int[] right;

    static int leftOf(int x) {
        int at = 0;
        while (right[at] != x) at = right[at];
        return at;
    }

    static void put(int x, int behind) {
        if (right[x] != OUT) {
            int left = leftOf(x);
            right[left] = right[x];
            right[x] = OUT;
        }
        if (behind == OUT) return;
        right[x] = right[behind];
        right[behind] = x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in);
        int q = next(in);
        right = new int[n + 1];
        for (int x = 0; x <= n; x++) right[x] = x < n ? x + 1 : 0;
        List<int[]> changes = new ArrayList<>();
        int inForce = 0;
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            char kind = in.sval.charAt(0);
            int x = kind == 'U' || kind == 'R' ? 0 : next(in);
            if (kind == 'M' || kind == 'A') {
                int to = kind == 'M' ? next(in) : OUT;
                while (changes.size() > inForce) changes.remove(changes.size() - 1);
                changes.add(new int[] {x, right[x] == OUT ? OUT : leftOf(x), to});
                put(x, to);
                inForce++;
            } else if (kind == 'U' && inForce > 0) {
                int[] change = changes.get(--inForce);
                put(change[0], change[1]);
            } else if (kind == 'R' && inForce < changes.size()) {
                int[] change = changes.get(inForce++);
                put(change[0], change[2]);
            } else if (kind == 'N') {
                if (right[x] == OUT) out.append("archive\n");
                else out.append(leftOf(x)).append(' ').append(right[x]).append('\n');
            }
        }
        StringJoiner row = new StringJoiner(" ");
        for (int x = right[0]; x != 0; x = right[x]) row.add(String.valueOf(x));
        System.out.println(out.append(row));
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

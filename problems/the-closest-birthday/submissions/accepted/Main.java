import java.io.*;
import java.util.*;

/**
 * Backwards in time, guests leave one by one: with all guests linked by minute of birth, the last one to arrive has its closest earlier
 * guest next to it. Then it is unlinked, and the same holds for the one before.
 */
public class Main {
    private static final int NOBODY = -1;

    static int[] announce(int[] minutes) {
        int n = minutes.length;
        // Minute and number in one long each, so that sorting needs no objects.
        long[] order = new long[n];
        for (int i = 0; i < n; i++) order[i] = (long) minutes[i] << 32 | i;
        Arrays.sort(order);

        int[] left = new int[n];
        int[] right = new int[n];
        int before = NOBODY;
        for (long entry : order) {
            int guest = (int) entry;
            left[guest] = before;
            right[guest] = NOBODY;
            if (before != NOBODY) right[before] = guest;
            before = guest;
        }
        int[] smallest = new int[n - 1];
        for (int guest = n - 1; guest >= 1; guest--) {
            int l = left[guest];
            int r = right[guest];
            int difference = Integer.MAX_VALUE;
            if (l != NOBODY) {
                difference = minutes[guest] - minutes[l];
                right[l] = r;
            }
            if (r != NOBODY) {
                difference = Math.min(difference, minutes[r] - minutes[guest]);
                left[r] = l;
            }
            smallest[guest - 1] = difference;
        }
        return smallest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] minutes = new int[n];
        for (int i = 0; i < n; i++) minutes[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int difference : announce(minutes)) out.append(difference).append(' ');
        System.out.println(out.toString().stripTrailing());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Forwards in time, with a balanced tree of all minutes so far: O(n log n) as well. */
public class OrderedSet {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        TreeSet<Integer> minutes = new TreeSet<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int minute = (int) in.nval;
            Integer below = minutes.floor(minute);
            Integer above = minutes.ceiling(minute);
            int smallest = Integer.MAX_VALUE;
            if (below != null) smallest = minute - below;
            if (above != null) smallest = Math.min(smallest, above - minute);
            if (i > 0) out.append(smallest).append(' ');
            minutes.add(minute);
        }
        System.out.println(out.toString().stripTrailing());
    }
}

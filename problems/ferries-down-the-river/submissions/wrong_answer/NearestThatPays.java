import java.io.*;
import java.util.*;

/** Decides about each stop by itself: it stays if dropping it would make the journey so far dearer. */
public class NearestThatPays {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in);
        long[] x = new long[n];
        long[] fee = new long[n];
        for (int i = 0; i < n; i++) x[i] = next(in);
        for (int i = 0; i < n; i++) {
            in.nextToken();
            fee[i] = (long) in.nval;
        }
        int[] stops = new int[n];
        int count = 1;
        for (int i = 1; i < n; i++) {
            while (count > 1) {
                int last = stops[count - 1];
                int before = stops[count - 2];
                long with = (x[last] - x[before]) * (x[last] - x[before]) + fee[last] + (x[i] - x[last]) * (x[i] - x[last]);
                if (with <= (x[i] - x[before]) * (x[i] - x[before])) break;
                count--;
            }
            stops[count++] = i;
        }
        long cost = 0;
        for (int i = 1; i < count; i++) {
            long way = x[stops[i]] - x[stops[i - 1]];
            cost += way * way + fee[stops[i]];
        }
        System.out.println(cost);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

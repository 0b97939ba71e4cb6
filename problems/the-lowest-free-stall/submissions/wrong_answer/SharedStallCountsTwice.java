import java.io.*;
import java.util.*;

/** Wrong: a stall that two traders share pushes the next number up twice. */
public class SharedStallCountsTwice {
    static int[] freeStalls(int latecomers, int[] wishes) {
        int[] sorted = wishes.clone();
        Arrays.sort(sorted);
        int[] found = new int[latecomers];
        int count = 0;
        int stall = 1; // the lowest number that is not settled yet
        for (int wish : sorted) {
            while (stall < wish && count < latecomers) found[count++] = stall++;
            if (stall >= wish) stall++;
        }
        while (count < latecomers) found[count++] = stall++;
        return found;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] wishes = new int[n];
        for (int i = 0; i < n; i++) wishes[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int stall : freeStalls(m, wishes)) out.append(stall).append(' ');
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

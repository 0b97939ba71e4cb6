import java.io.*;
import java.util.*;

/** Too slow: marks one walk and looks for a mark on the other, but wipes the marks of all signposts before each question. */
public class ForgetsByClearing {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] name = new int[n + 1];
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            name[i] = nextInt(in);
            next[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        Integer[] marks = new Integer[n + 1];
        for (int i = 0; i < q; i++) {
            Arrays.fill(marks, null);
            for (int post = nextInt(in); post != 0; post = next[post]) marks[post] = i;
            int post = nextInt(in);
            while (post != 0 && marks[post] == null) post = next[post];
            out.append(name[post]).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Wrong: knows from which queue everybody comes, but orders equal minutes of one queue by number. */
public class UnstableSort {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int a = nextInt(in);
        nextInt(in);
        int[] minute = new int[n + 1];
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            minute[i] = nextInt(in);
            next[i] = nextInt(in);
        }
        boolean[] isFirst = new boolean[n + 1];
        for (int person = a; person != 0; person = next[person]) isFirst[person] = true;
        List<Integer> people = new ArrayList<>();
        for (int i = 1; i <= n; i++) people.add(i);
        people.sort(Comparator.<Integer>comparingInt(i -> minute[i]).thenComparingInt(i -> isFirst[i] ? 0 : 1));
        StringBuilder out = new StringBuilder();
        for (int person : people) out.append(person).append(' ');
        System.out.println(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

import java.io.*;
import java.util.*;

/** Counts who is named how often on either side of a remark: n - 1 times second means famous. O(n + m). */
public class Main {
    record Remark(int a, int b) {} // a knows b

    static int[] famousGuests(int n, List<Remark> remarks) {
        int[] knows = new int[n + 1];
        int[] knownBy = new int[n + 1];
        for (Remark remark : remarks) {
            knows[remark.a]++;
            knownBy[remark.b]++;
        }
        int famous = 0;
        int modest = 0;
        for (int v = 1; v <= n; v++) {
            if (knownBy[v] != n - 1) continue;
            famous++;
            if (modest == 0 || knows[v] < knows[modest]) modest = v; // strictly: the first of equals stays
        }
        return new int[] {famous, modest};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        List<Remark> remarks = new ArrayList<>();
        for (int i = 0; i < m; i++) remarks.add(new Remark(nextInt(in), nextInt(in)));

        int[] answer = famousGuests(n, remarks);
        System.out.println(answer[0] + " " + answer[1]);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

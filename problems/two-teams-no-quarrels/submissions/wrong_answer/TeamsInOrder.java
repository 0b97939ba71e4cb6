import java.io.*;
import java.util.*;

/** Gives teams quarrel by quarrel as they come, and never exchanges the teams of a part that has been begun. */
public class TeamsInOrder {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in);
        int m = next(in);
        int[] team = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int a = next(in);
            int b = next(in);
            if (team[a] == 0 && team[b] == 0) team[a] = 1;
            if (team[a] == 0) team[a] = 3 - team[b];
            if (team[b] == 0) team[b] = 3 - team[a];
            if (team[a] == team[b]) {
                System.out.println("IMPOSSIBLE");
                return;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int v = 1; v <= n; v++) out.append(Math.max(1, team[v])).append(' ');
        System.out.println(out);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

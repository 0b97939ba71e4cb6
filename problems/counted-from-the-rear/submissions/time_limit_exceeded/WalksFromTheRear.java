import java.io.*;
import java.util.*;

/** Too slow: has a linked list, but walks k coaches for each R. */
public class WalksFromTheRear {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int q = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        String events = in.readLine().trim();
        int[] before = new int[q + 1];
        int[] after = new int[q + 1];
        int arrived = 0;
        int count = 0;
        int refusals = 0;
        for (char event : events.toCharArray()) {
            if (event == 'A') {
                arrived++;
                before[arrived] = before[0];
                after[before[0]] = arrived;
                before[0] = arrived;
                count++;
                continue;
            }
            int place = event == 'R' ? k : 1;
            if (count < place) {
                refusals++;
                continue;
            }
            int gone = before[0];
            for (int i = 1; i < place; i++) gone = before[gone];
            after[before[gone]] = after[gone];
            before[after[gone]] = before[gone];
            count--;
        }
        StringBuilder out = new StringBuilder(count + " " + refusals + "\n");
        for (int coach = after[0]; coach != 0; coach = after[coach]) out.append(coach).append(' ');
        System.out.println(out);
    }
}

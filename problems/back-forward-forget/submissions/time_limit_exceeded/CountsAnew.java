import java.io.*;
import java.util.*;

/** Too slow: has a linked list, but walks along all of it to count its pages at each visit. */
public class CountsAnew {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int q = Integer.parseInt(line.nextToken());
        int c = Integer.parseInt(line.nextToken());
        String events = in.readLine().trim();
        int[] older = new int[q + 1];
        int[] newer = new int[q + 1];
        int shown = 0;
        int visited = 0;
        StringBuilder out = new StringBuilder();
        for (char event : events.toCharArray()) {
            if (event == 'V') {
                visited++;
                older[visited] = shown;
                newer[shown] = visited;
                shown = visited;
                int count = 1;
                int page = shown;
                for (; older[page] != 0; page = older[page]) count++;
                if (count > c) older[newer[page]] = 0;
            } else if (event == 'B') {
                if (older[shown] != 0) shown = older[shown];
            } else if (event == 'F') {
                if (shown != 0 && newer[shown] != 0) shown = newer[shown];
            } else if (event == 'X') {
                if (shown == 0) continue;
                newer[older[shown]] = newer[shown];
                if (newer[shown] != 0) older[newer[shown]] = older[shown];
                shown = older[shown] != 0 ? older[shown] : newer[shown];
            } else {
                out.append(shown).append('\n');
            }
        }
        int count = 0;
        for (int page = shown; page != 0; page = older[page]) count++;
        for (int page = shown; page != 0 && newer[page] != 0; page = newer[page]) count++;
        System.out.print(out);
        System.out.println(count);
    }
}

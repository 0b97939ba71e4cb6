import java.io.*;
import java.util.*;

/**
 * The history is a doubly linked list that knows its oldest page. A visit drops all newer pages by changing one link; how many they
 * were follows from the number of older ones, which is kept.
 */
public class Main {
    record Answer(List<Integer> seen, int count) {}

    static class Page {
        final int number;
        Page older;
        Page newer;

        Page(int number) {
            this.number = number;
        }
    }

    static Answer browse(int c, String events) {
        List<Integer> seen = new ArrayList<>();
        Page shown = null;
        Page oldest = null;
        int visited = 0;
        int olderCount = 0; // pages older than the one shown
        int count = 0;
        for (int i = 0; i < events.length(); i++) {
            switch (events.charAt(i)) {
                case 'V' -> {
                    Page page = new Page(++visited);
                    page.older = shown;
                    if (shown == null) {
                        oldest = page;
                    } else {
                        shown.newer = page; // all newer ones are cut off here
                        olderCount++;
                    }
                    shown = page;
                    count = olderCount + 1;
                    if (count > c) {
                        oldest = oldest.newer;
                        oldest.older = null;
                        olderCount--;
                        count--;
                    }
                }
                case 'B' -> {
                    if (shown == null || shown.older == null) break;
                    shown = shown.older;
                    olderCount--;
                }
                case 'F' -> {
                    if (shown == null || shown.newer == null) break;
                    shown = shown.newer;
                    olderCount++;
                }
                case 'X' -> {
                    if (shown == null) break;
                    Page before = shown.older;
                    Page behind = shown.newer;
                    if (behind != null) behind.older = before;
                    if (before == null) {
                        oldest = behind;
                        shown = behind;
                    } else {
                        before.newer = behind;
                        shown = before;
                        olderCount--;
                    }
                    count--;
                }
                default -> seen.add(shown == null ? 0 : shown.number);
            }
        }
        return new Answer(seen, count);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        line.nextToken();
        int c = Integer.parseInt(line.nextToken());
        String events = in.readLine().trim();

        Answer answer = browse(c, events);
        StringBuilder out = new StringBuilder();
        for (int page : answer.seen()) out.append(page).append('\n');
        System.out.println(out.append(answer.count()));
    }
}

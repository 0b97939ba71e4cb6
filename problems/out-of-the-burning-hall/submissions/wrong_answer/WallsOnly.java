import java.io.*;
import java.util.*;

/** Does not mind the fire at all. */
public class WallsOnly {
    private static final int NEVER = Integer.MAX_VALUE;

    static int earliestEscape(int h, int w, String[] plan) {
        int wide = w + 2;
        char[] hall = new char[(h + 2) * wide];
        Arrays.fill(hall, '#');
        for (int r = 0; r < h; r++) plan[r].getChars(0, w, hall, (r + 1) * wide + 1);
        int[] steps = {1, -1, wide, -wide};
        int[] queue = new int[h * w];

        int[] burns = new int[hall.length];
        Arrays.fill(burns, NEVER);
        int size = 0;
        for (int at = 0; at < hall.length; at++) {
            if (hall[at] != 'F') continue;
            burns[at] = 0;
            queue[size++] = at;
        }
        for (int i = 0; i < size; i++) {
            for (int step : steps) {
                int next = queue[i] + step;
                if (hall[next] == '#' || hall[next] == 'D' || burns[next] != NEVER) continue;
                burns[next] = burns[queue[i]] + 1;
                queue[size++] = next;
            }
        }

        int[] minute = new int[hall.length];
        Arrays.fill(minute, NEVER);
        int start = new String(hall).indexOf('S');
        minute[start] = 0;
        queue[0] = start;
        size = 1;
        for (int i = 0; i < size; i++) {
            if (hall[queue[i]] == 'E') return minute[queue[i]];
            int then = minute[queue[i]] + 1;
            for (int step : steps) {
                int next = queue[i] + step;
                if (hall[next] == '#' || minute[next] != NEVER) continue;
                minute[next] = then;
                queue[size++] = next;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer size = new StringTokenizer(in.readLine());
        int h = Integer.parseInt(size.nextToken());
        int w = Integer.parseInt(size.nextToken());
        String[] plan = new String[h];
        for (int r = 0; r < h; r++) plan[r] = in.readLine().trim();

        int minute = earliestEscape(h, w, plan);
        System.out.println(minute < 0 ? "TRAPPED" : String.valueOf(minute));
    }
}

import java.io.*;
import java.util.*;

/** Lets the tide in over the corners as well. */
public class CornersFlood {
    static int[] islandsAfterTide(int h, int w, String[] map) {
        // With a border of water on all sides, no square needs to ask whether its neighbours are on the map.
        int wide = w + 2;
        boolean[] land = new boolean[(h + 2) * wide];
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) land[(r + 1) * wide + c + 1] = map[r].charAt(c) == '#';
        int[] steps = {1, -1, wide, -wide};
        boolean[] dry = new boolean[land.length];
        for (int at = wide; at < land.length - wide; at++) {
            dry[at] = land[at];
            for (int step : steps) dry[at] &= land[at + step];
        }

        boolean[] kept = dry.clone();
        for (int at = wide + 1; at < land.length - wide - 1; at++)
            for (int up : new int[] {-wide, wide}) dry[at] &= kept[at] && land[at + up - 1] && land[at + up + 1];

        int islands = 0;
        int largest = 0;
        int[] island = new int[h * w];
        for (int start = 0; start < dry.length; start++) {
            if (!dry[start]) continue;
            dry[start] = false; // counted: taken off the map as soon as it is in the list
            island[0] = start;
            int size = 1;
            for (int i = 0; i < size; i++) {
                for (int step : steps) {
                    int next = island[i] + step;
                    if (!dry[next]) continue;
                    dry[next] = false;
                    island[size++] = next;
                }
            }
            islands++;
            largest = Math.max(largest, size);
        }
        return new int[] {islands, largest};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer size = new StringTokenizer(in.readLine());
        int h = Integer.parseInt(size.nextToken());
        int w = Integer.parseInt(size.nextToken());
        String[] map = new String[h];
        for (int r = 0; r < h; r++) map[r] = in.readLine().trim();

        int[] answer = islandsAfterTide(h, w, map);
        System.out.println(answer[0] + " " + answer[1]);
    }
}

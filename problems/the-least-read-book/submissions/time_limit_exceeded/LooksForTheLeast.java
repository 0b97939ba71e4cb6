import java.io.*;
import java.util.*;

/** Too slow: finds books by a map, but looks through all of them for the one that has to go. */
public class LooksForTheLeast {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int q = Integer.parseInt(line.nextToken());
        int c = Integer.parseInt(line.nextToken());
        Map<Integer, int[]> shelf = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int now = 1; now <= q; now++) {
            String event = in.readLine();
            int x = Integer.parseInt(event.substring(2).trim());
            int[] book = shelf.get(x);
            if (event.charAt(0) == 'D') {
                out.append(book == null ? 0 : book[0]).append('\n');
            } else if (event.charAt(0) == 'L') {
                shelf.remove(x);
            } else if (book != null) {
                book[0]++;
                book[1] = now;
            } else {
                if (shelf.size() == c) {
                    int gone = 0;
                    int[] least = null;
                    for (Map.Entry<Integer, int[]> entry : shelf.entrySet()) {
                        int[] value = entry.getValue();
                        if (least == null || value[0] < least[0] || (value[0] == least[0] && value[1] < least[1])) {
                            least = value;
                            gone = entry.getKey();
                        }
                    }
                    out.append(gone).append('\n');
                    shelf.remove(gone);
                }
                shelf.put(x, new int[] {1, now});
            }
        }
        System.out.print(out);
    }
}

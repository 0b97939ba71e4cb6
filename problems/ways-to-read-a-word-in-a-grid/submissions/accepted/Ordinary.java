import java.util.*;

/** Takes along the list of the cells used so far, and looks through it. */
public class Ordinary {
    static String[] grid;
    static String word;
    static int h, w;

    static int count(int r, int c, List<Integer> path) {
        if (path.size() == word.length()) return 1;
        int sum = 0;
        for (int i = r - 1; i <= r + 1; i++) {
            for (int j = c - 1; j <= c + 1; j++) {
                if (i < 0 || j < 0 || i >= h || j >= w) continue;
                if (grid[i].charAt(j) != word.charAt(path.size())) continue;
                if (path.contains(i * w + j)) continue;
                path.add(i * w + j);
                sum += count(i, j, path);
                path.remove(path.size() - 1);
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        h = scanner.nextInt();
        w = scanner.nextInt();
        int q = scanner.nextInt();
        grid = new String[h];
        for (int i = 0; i < h; i++) grid[i] = scanner.next();
        while (q-- > 0) {
            word = scanner.next();
            int sum = 0;
            for (int i = 0; i < h; i++) {
                for (int j = 0; j < w; j++) {
                    if (grid[i].charAt(j) == word.charAt(0)) {
                        List<Integer> path = new ArrayList<>();
                        path.add(i * w + j);
                        sum += count(i, j, path);
                    }
                }
            }
            System.out.println(sum);
        }
    }
}

// in: 3 4
// in: S.#.
// in: ..#E
// in: ....
// out: 6
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int h = in.nextInt(), w = in.nextInt();
    char[][] g = new char[h][];
    for (int i = 0; i < h; i++) g[i] = in.next().toCharArray();
    int[][] d = new int[h][w];
    for (int[] row : d) Arrays.fill(row, -1);
    Deque<Integer> q = new ArrayDeque<>();
    q.add(0);
    d[0][0] = 0;
    int[] dx = {1, -1, 0, 0}, dy = {0, 0, 1, -1};
    while (!q.isEmpty()) {
      int v = q.poll(), x = v / w, y = v % w;
      if (g[x][y] == 'E') System.out.println(d[x][y]);
      for (int k = 0; k < 4; k++) {
        int a = x + dx[k], b = y + dy[k];
        if (a < 0 || b < 0 || a >= h || b >= w || g[a][b] == '#' || d[a][b] >= 0) continue;
        d[a][b] = d[x][y] + 1;
        q.add(a * w + b);
      }
    }
  }
}

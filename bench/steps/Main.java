import java.util.*;

public class Main {
  static int rows, columns;
  static char[][] grid;

  static int[][] distances() {
    int[][] distance = new int[rows][columns];
    for (int[] row : distance) Arrays.fill(row, -1);
    Deque<int[]> waiting = new ArrayDeque<>();
    waiting.add(new int[] {0, 0});
    distance[0][0] = 0;
    int[][] moves = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    while (!waiting.isEmpty()) {
      int[] at = waiting.poll();
      int r = at[0], c = at[1];
      for (int[] move : moves) {
        int nr = r + move[0], nc = c + move[1];
        if (nr < 0 || nc < 0 || nr >= rows || nc >= columns) continue;
        if (grid[nr][nc] == '#' || distance[nr][nc] != -1) continue;
        distance[nr][nc] = distance[r][c] + 1;
        waiting.add(new int[] {nr, nc});
      }
    }
    return distance;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    rows = in.nextInt();
    columns = in.nextInt();
    grid = new char[rows][];
    for (int r = 0; r < rows; r++) grid[r] = in.next().toCharArray();
    System.out.println(distances()[rows - 1][columns - 1]);
  }
}

import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
    in.nextToken();
    int n = (int) in.nval;
    in.nextToken();
    int m = (int) in.nval;
    List<List<int[]>> edges = new ArrayList<>();
    for (int i = 0; i < n; i++) edges.add(new ArrayList<>());
    for (int i = 0; i < m; i++) {
      int[] edge = new int[3];
      for (int j = 0; j < 3; j++) {
        in.nextToken();
        edge[j] = (int) in.nval;
      }
      edges.get(edge[0]).add(new int[] {edge[1], edge[2]});
      edges.get(edge[1]).add(new int[] {edge[0], edge[2]});
    }
    long[] distance = new long[n];
    Arrays.fill(distance, Long.MAX_VALUE);
    distance[0] = 0;
    PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
    queue.add(new long[] {0, 0});
    while (!queue.isEmpty()) {
      long[] top = queue.poll();
      int at = (int) top[1];
      if (top[0] != distance[at]) continue;
      for (int[] edge : edges.get(at)) {
        long through = top[0] + edge[1];
        if (through >= distance[edge[0]]) continue;
        distance[edge[0]] = through;
        queue.add(new long[] {through, edge[0]});
      }
    }
    StringBuilder out = new StringBuilder();
    for (long d : distance) out.append(d == Long.MAX_VALUE ? -1 : d).append('\n');
    System.out.print(out);
  }
}

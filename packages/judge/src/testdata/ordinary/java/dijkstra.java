// in: 4 4
// in: 0 1 1
// in: 1 2 2
// in: 0 2 5
// in: 2 3 1
// out: [0, 1, 3, 4]
import java.io.*;
import java.util.*;
public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
    int[] nm = Arrays.stream(r.readLine().split(" ")).mapToInt(Integer::parseInt).toArray();
    List<List<int[]>> g = new ArrayList<>();
    for (int i = 0; i < nm[0]; i++) g.add(new ArrayList<>());
    for (int i = 0; i < nm[1]; i++) {
      StringTokenizer st = new StringTokenizer(r.readLine());
      int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
      g.get(a).add(new int[] {b, Integer.parseInt(st.nextToken())});
    }
    int[] d = new int[nm[0]];
    Arrays.fill(d, Integer.MAX_VALUE);
    d[0] = 0;
    PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> Integer.compare(x[1], y[1]));
    q.offer(new int[] {0, 0});
    while (!q.isEmpty()) {
      int[] at = q.poll();
      if (at[1] > d[at[0]]) continue;
      for (int[] e : g.get(at[0]))
        if (at[1] + e[1] < d[e[0]]) q.offer(new int[] {e[0], d[e[0]] = at[1] + e[1]});
    }
    System.out.println(Arrays.toString(d));
  }
}

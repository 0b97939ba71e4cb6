// in: 5 3
// in: 1 2 2 3 4 5
// out: 2
import java.util.*;
public class Main {
  static int[] p;
  static int find(int x) { return p[x] == x ? x : (p[x] = find(p[x])); }
  public static void main(String[] args) {
    Scanner s = new Scanner(System.in);
    int n = s.nextInt(), m = s.nextInt(), parts = n;
    p = new int[n + 1];
    for (int i = 0; i <= n; ++i) p[i] = i;
    while (m-- > 0) { int a = find(s.nextInt()), b = find(s.nextInt()); if (a != b) { p[a] = b; parts--; } }
    System.out.println(parts);
  }
}

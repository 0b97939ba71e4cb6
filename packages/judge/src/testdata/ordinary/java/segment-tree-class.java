// in: 5 1 4 2 3
// out: 1 2
import java.util.*;
public class Main {
  static class Tree {
    int n; int[] t;
    Tree(int[] a) {
      n = a.length; t = new int[2 * n];
      System.arraycopy(a, 0, t, n, n);
      for (int i = n - 1; i > 0; i--) t[i] = Math.min(t[2 * i], t[2 * i + 1]);
    }
    int min(int l, int r) {
      int m = Integer.MAX_VALUE;
      for (l += n, r += n; l < r; l /= 2, r /= 2) {
        if (l % 2 == 1) m = Math.min(m, t[l++]);
        if (r % 2 == 1) m = Math.min(m, t[--r]);
      }
      return m;
    }
  }
  public static void main(String[] args) {
    Tree t = new Tree(Arrays.stream(new Scanner(System.in).nextLine().split(" ")).mapToInt(Integer::valueOf).toArray());
    System.out.println(t.min(0, 5) + " " + t.min(2, 5));
  }
}

// in: 2 3
// in: 1 2 3
// in: 4 5 6
// out: [[1, 4], [2, 5], [3, 6]]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner s = new Scanner(System.in);
    int n = s.nextInt(), m = s.nextInt(), t[][] = new int[m][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) t[j][i] = s.nextInt();
    System.out.println(Arrays.deepToString(t));
  }
}

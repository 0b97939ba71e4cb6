// in: 100
// out: 292
import java.util.*;
public class Main {
  public static void main(String[] args) {
    int n = new Scanner(System.in).nextInt();
    long[] ways = new long[n + 1];
    ways[0] = 1;
    for (int c : new int[] {1, 5, 10, 25, 50, 100}) if (c < 100) for (int i = c; i <= n; i++) ways[i] += ways[i - c];
    System.out.println(ways[n]);
  }
}

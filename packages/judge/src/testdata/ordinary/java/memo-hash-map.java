// in: 80
// out: 23416728348467685
import java.util.*;
public class Main {
  static Map<Integer, Long> memo = new HashMap<>();
  static long fib(int n) {
    if (n < 2) return n;
    if (memo.containsKey(n)) return memo.get(n);
    long r = fib(n - 1) + fib(n - 2);
    memo.put(n, r);
    return r;
  }
  public static void main(String[] args) { System.out.println(fib(new Scanner(System.in).nextInt())); }
}

// out: 50005000
import java.util.concurrent.*;
public class Main {
  static class Sum extends RecursiveTask<Long> {
    final int l, r;
    Sum(int l, int r) { this.l = l; this.r = r; }
    protected Long compute() {
      if (r - l < 500) { long s = 0; for (int i = l; i < r; i++) s += i; return s; }
      Sum a = new Sum(l, (l + r) / 2), b = new Sum((l + r) / 2, r);
      a.fork();
      return b.compute() + a.join();
    }
  }
  public static void main(String[] args) { System.out.println(ForkJoinPool.commonPool().invoke(new Sum(1, 10001))); }
}

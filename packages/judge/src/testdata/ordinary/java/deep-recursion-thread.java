// out: 500000500000
public class Main implements Runnable {
  static long sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
  public void run() { System.out.println(sum(1_000_000)); }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(null, new Main(), "main", 1 << 28);
    t.start();
    t.join();
  }
}

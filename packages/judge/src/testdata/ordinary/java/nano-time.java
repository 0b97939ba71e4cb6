// out: measured
public class Main {
  public static void main(String[] args) throws Exception {
    long t = System.nanoTime(), m = System.currentTimeMillis();
    Thread.sleep(20);
    System.err.println("took " + (System.currentTimeMillis() - m));
    System.out.println(System.nanoTime() - t >= 15_000_000 ? "measured" : "too fast");
  }
}

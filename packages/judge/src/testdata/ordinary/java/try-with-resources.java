// out: open close caught
public class Main {
  static class Res implements AutoCloseable {
    Res() { System.out.print("open "); }
    public void close() { System.out.print("close "); }
  }
  public static void main(String[] args) {
    try (Res r = new Res()) {
      throw new IllegalStateException("x");
    } catch (IllegalStateException e) {
      System.out.println("caught");
    }
  }
}

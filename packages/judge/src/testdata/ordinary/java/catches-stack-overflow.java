// out: overflown
public class Main {
  static int forever(int n) { return forever(n + 1) + 1; }
  public static void main(String[] args) {
    try {
      forever(0);
    } catch (StackOverflowError e) {
      System.out.println("overflown");
    }
  }
}

public class Main {
  static int calls = 0;

  static int down(int n) {
    calls++;
    return down(n + 1) + 1;
  }

  public static void main(String[] args) {
    down(0);
  }
}

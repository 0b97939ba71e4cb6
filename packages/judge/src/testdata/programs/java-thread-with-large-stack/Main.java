public class Main {
  static int depth(int left) {
    return left == 0 ? 0 : 1 + depth(left - 1);
  }

  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(null, () -> System.out.println(depth(1000000)), "deep", 1 << 28);
    thread.start();
    thread.join();
  }
}

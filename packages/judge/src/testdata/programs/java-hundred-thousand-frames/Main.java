public class Main {
  static int depth(int left) {
    return left == 0 ? 0 : 1 + depth(left - 1);
  }

  public static void main(String[] args) {
    System.out.println(depth(100000));
  }
}

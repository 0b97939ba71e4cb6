public class Main {
  static int depth(int left) {
    return 1 + depth(left - 1);
  }

  public static void main(String[] args) {
    System.out.println(depth(0));
  }
}

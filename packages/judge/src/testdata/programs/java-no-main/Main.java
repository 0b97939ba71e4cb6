public class Main {
  static int x = 3;
}

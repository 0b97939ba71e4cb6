public class Main {
  public static void main(String[] args) throws Exception {
    for (long x = 0; x >= 0; x += args.length) {}
  }
}

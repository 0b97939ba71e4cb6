public class Main {
  public static void main(String[] args) throws Exception {
    System.exit(3);
  }
}

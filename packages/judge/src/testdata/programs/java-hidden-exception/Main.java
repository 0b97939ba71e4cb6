public class Main {
  public static void main(String[] args) throws Exception {
    throw new IllegalStateException(new java.util.Scanner(System.in).nextLine());
  }
}

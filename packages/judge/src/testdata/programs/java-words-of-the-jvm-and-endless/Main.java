public class Main {
  public static void main(String[] arguments) {
    System.err.println("Error occurred during initialization of VM");
    while (true);
  }
}

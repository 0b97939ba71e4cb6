public class Main {
  public static void main(String[] arguments) {
    System.err.println("Error occurred during initialization of VM");
    System.err.println("Could not reserve enough space for 262144KB object heap");
    System.exit(1);
  }
}

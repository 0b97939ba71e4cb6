public class Main {
  public static void main(String[] arguments) {
    System.out.println("#\n# There is insufficient memory for the Java Runtime Environment to continue.");
    throw new IllegalStateException("nothing is wrong with the machine");
  }
}

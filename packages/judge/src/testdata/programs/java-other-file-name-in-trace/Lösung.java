public class Lösung {
  public static void main(String[] arguments) {
    throw new IllegalStateException("here");
  }
}

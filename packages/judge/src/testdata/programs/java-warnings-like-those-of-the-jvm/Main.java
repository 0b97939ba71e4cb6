public class Main {
  public static void main(String[] arguments) {
    StringBuilder line = new StringBuilder("OpenJDK ");
    for (int i = 0; i < 4; i++) line.append(" warning: ");
    for (int i = 0; i < 30; i++) System.err.println(line);
    for (int i = 0; i < 30; i++) System.out.println(line);
    System.exit(1);
  }
}

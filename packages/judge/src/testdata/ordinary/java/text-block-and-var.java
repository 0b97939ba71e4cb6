// out: a b c d
public class Main {
  public static void main(String[] args) {
    var text = """
        a b
        c d
        """;
    for (var line : text.lines().toList()) System.out.print(line + " ");
  }
}

// out: int 5 text hi other
public class Main {
  static String of(Object o) {
    if (o instanceof Integer i && i > 0) return "int " + i;
    if (o instanceof String s) return "text " + s;
    return "other";
  }
  public static void main(String[] args) { System.out.println(of(5) + " " + of("hi") + " " + of(2.0)); }
}

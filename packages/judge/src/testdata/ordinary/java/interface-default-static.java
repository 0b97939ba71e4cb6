// out: Hello, Ann! 2
interface Greeter {
  String name();
  default String greet() { return "Hello, " + name() + "!"; }
  static int two() { return 2; }
}
public class Main {
  public static void main(String[] args) { Greeter g = () -> "Ann"; System.out.println(g.greet() + " " + Greeter.two()); }
}

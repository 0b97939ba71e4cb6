// out: ADD:7 MUL:12 work rest
import java.util.*;
public class Main {
  enum Op {
    ADD { int apply(int a, int b) { return a + b; } }, MUL { int apply(int a, int b) { return a * b; } };
    abstract int apply(int a, int b);
  }
  static String kind(String day) {
    return switch (day) {
      case "SAT", "SUN" -> "rest";
      default -> "work";
    };
  }
  public static void main(String[] args) {
    for (Op o : Op.values()) System.out.print(o + ":" + o.apply(3, 4) + " ");
    System.out.println(kind("MON") + " " + kind("SUN"));
  }
}

// out: 15 25 3 HI! true
import java.util.function.*;
public class Main {
  interface Tri { int of(int a, int b, int c); }
  public static void main(String[] args) {
    Tri sum = (a, b, c) -> a + b + c;
    Function<Integer, Integer> sq = x -> x * x;
    Supplier<Integer> three = () -> 3;
    UnaryOperator<String> up = String::toUpperCase;
    Predicate<String> empty = String::isEmpty;
    System.out.println(sum.of(4, 5, 6) + " " + sq.compose((Integer x) -> x + 1).apply(4) + " " + three.get() + " "
        + up.andThen(s -> s + "!").apply("hi") + " " + empty.negate().test("x"));
  }
}

// out: 6765
import java.util.function.*;
public class Main {
  static IntUnaryOperator fib;
  public static void main(String[] args) {
    fib = n -> n < 2 ? n : fib.applyAsInt(n - 1) + fib.applyAsInt(n - 2);
    System.out.println(fib.applyAsInt(20));
  }
}

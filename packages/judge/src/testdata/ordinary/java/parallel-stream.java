// out: 333283335000
import java.util.stream.*;
public class Main {
  public static void main(String[] args) {
    System.out.println(LongStream.range(0, 10_000).parallel().map(x -> x * x).sum());
  }
}

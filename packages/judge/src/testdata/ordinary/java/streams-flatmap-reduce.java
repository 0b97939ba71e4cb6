// out: 24 a b c d 1-2-3
import java.util.*;
import java.util.stream.*;
public class Main {
  public static void main(String[] args) {
    System.out.println(Stream.of(2, 3, 4).reduce(1, (a, b) -> a * b) + " "
        + Stream.of("a b", "c d").flatMap(s -> Arrays.stream(s.split(" "))).collect(Collectors.joining(" ")) + " "
        + IntStream.of(3, 1, 2, 1).distinct().sorted().mapToObj(String::valueOf).collect(Collectors.joining("-")));
  }
}

// out: 220 [2, 4, 6] 3.5 {false=[1, 3, 5], true=[2, 4, 6]}
import java.util.*;
import java.util.stream.*;
public class Main {
  public static void main(String[] args) {
    List<Integer> l = IntStream.rangeClosed(1, 6).boxed().collect(Collectors.toList());
    System.out.println(IntStream.iterate(2, x -> x + 2).limit(5).map(x -> x * x).sum() + " "
        + l.stream().filter(x -> x % 2 == 0).toList() + " " + l.stream().mapToInt(x -> x).average().getAsDouble() + " "
        + l.stream().collect(Collectors.partitioningBy(x -> x % 2 == 0)));
  }
}

// in: apple avocado banana blueberry cherry
// out: {a=2, b=2, c=1}
import java.util.*;
import java.util.stream.*;
public class Main {
  public static void main(String[] args) {
    Map<Character, Long> groups = Stream.of(new Scanner(System.in).nextLine().split(" "))
        .collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.counting()));
    System.out.println(groups);
  }
}

// out: 5 none [1]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Optional<String> o = Optional.ofNullable(null);
    System.out.println(List.of(3, 5).stream().max(Integer::compare).get() + " " + o.map(String::trim).orElse("none") + " "
        + Optional.of(1).stream().toList());
  }
}

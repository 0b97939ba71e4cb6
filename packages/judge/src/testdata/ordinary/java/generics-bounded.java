// out: 9 zoo
import java.util.*;
public class Main {
  static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
    Iterator<? extends T> it = c.iterator();
    T best = it.next();
    while (it.hasNext()) { T x = it.next(); if (x.compareTo(best) > 0) best = x; }
    return best;
  }
  public static void main(String[] args) {
    System.out.println(max(Arrays.asList(3, 9, 4)) + " " + max(List.of("ant", "zoo", "bee")));
  }
}

// out: 3 7 null 1 9 {7=c, 9=d}
import java.util.*;
public class Main {
  public static void main(String[] args) {
    TreeMap<Integer, String> t = new TreeMap<>(Map.of(1, "a", 3, "b", 7, "c", 9, "d"));
    System.out.println(t.floorKey(5) + " " + t.ceilingKey(5) + " " + t.higherKey(9) + " " + t.firstKey() + " "
        + t.lastEntry().getKey() + " " + t.tailMap(7));
  }
}

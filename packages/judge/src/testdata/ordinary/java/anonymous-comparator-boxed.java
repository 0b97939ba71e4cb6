// out: 9 7 3 1
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Integer[] a = {3, 9, 1, 7};
    Arrays.sort(a, new Comparator<Integer>() {
      @Override public int compare(Integer x, Integer y) { return y - x; }
    });
    for (Integer x : a) System.out.print(x + " ");
  }
}

// out: 1 2 4 8
import java.util.*;
public class Main {
  static class Powers implements Iterable<Integer> {
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int x = 1;
        public boolean hasNext() { return x < 10; }
        public Integer next() { int v = x; x *= 2; return v; }
      };
    }
  }
  public static void main(String[] args) { for (int p : new Powers()) System.out.print(p + " "); }
}

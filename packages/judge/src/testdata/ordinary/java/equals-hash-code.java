// out: 1 true
import java.util.*;
public class Main {
  static class P {
    int x, y;
    P(int x, int y) { this.x = x; this.y = y; }
    @Override public boolean equals(Object o) { return o instanceof P && ((P) o).x == x && ((P) o).y == y; }
    @Override public int hashCode() { return Objects.hash(x, y); }
  }
  public static void main(String[] args) {
    Set<P> s = new HashSet<>();
    s.add(new P(1, 2));
    s.add(new P(1, 2));
    System.out.println(s.size() + " " + s.contains(new P(1, 2)));
  }
}

// in: to be or not to be
// out: be=2 not=1 or=1 to=2
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Map<String, Integer> m = new TreeMap<>();
    Scanner s = new Scanner(System.in);
    while (s.hasNext()) m.merge(s.next(), 1, Integer::sum);
    for (Map.Entry<String, Integer> e : m.entrySet()) System.out.print(e.getKey() + "=" + e.getValue() + " ");
  }
}

// out: [1, 3] [3]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
    for (Iterator<Integer> it = l.iterator(); it.hasNext();) if (it.next() % 2 == 0) it.remove();
    System.out.print(l + " ");
    l.removeIf(x -> x < 2);
    System.out.println(l);
  }
}

// out: [3, 1, 2] [1, 2, 3] 3 1 2 [0, 0]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>(Arrays.asList(2, 1, 3));
    Collections.reverse(l);
    System.out.print(l.toString().replace("[3, 1, 2]", "[3, 1, 2] "));
    Collections.sort(l);
    System.out.println(l + " " + Collections.max(l) + " " + Collections.min(l) + " " + Collections.frequency(Arrays.asList(1, 1, 2), 1)
        + " " + Collections.nCopies(2, 0));
  }
}

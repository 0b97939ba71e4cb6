// out: 9 5 4 1
import java.util.*;
public class Main {
  public static void main(String[] args) {
    PriorityQueue<Integer> q = new PriorityQueue<>(Collections.reverseOrder());
    q.addAll(Arrays.asList(5, 1, 9, 4));
    while (!q.isEmpty()) System.out.print(q.poll() + " ");
  }
}

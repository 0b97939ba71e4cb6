// in: {[()]}
// out: balanced 2 1
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Stack<Character> s = new Stack<>();
    boolean ok = true;
    for (char c : new Scanner(System.in).next().toCharArray()) {
      if ("([{".indexOf(c) >= 0) s.push(c);
      else ok &= !s.isEmpty() && "([{".indexOf(s.pop()) == ")]}".indexOf(c);
    }
    LinkedList<Integer> l = new LinkedList<>(List.of(1, 2));
    System.out.println((ok && s.empty() ? "balanced " : "not ") + l.pollLast() + " " + l.peekFirst());
  }
}

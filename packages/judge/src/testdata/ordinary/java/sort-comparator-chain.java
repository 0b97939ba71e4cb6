// out: [amy 30, bob 20, cid 20]
import java.util.*;
public class Main {
  static class P {
    String name; int score;
    P(String n, int s) { name = n; score = s; }
    int getScore() { return score; }
    String getName() { return name; }
    public String toString() { return name + " " + score; }
  }
  public static void main(String[] args) {
    List<P> l = new ArrayList<>(List.of(new P("cid", 20), new P("bob", 20), new P("amy", 30)));
    l.sort(Comparator.comparingInt(P::getScore).reversed().thenComparing(P::getName));
    System.out.println(l);
  }
}

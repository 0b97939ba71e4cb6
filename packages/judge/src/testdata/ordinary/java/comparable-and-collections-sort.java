// out: 1/3 1/2 2/3
import java.util.*;
class Fraction implements Comparable<Fraction> {
  final int a, b;
  Fraction(int a, int b) { this.a = a; this.b = b; }
  @Override public int compareTo(Fraction o) { return Long.compare((long) a * o.b, (long) o.a * b); }
  @Override public String toString() { return a + "/" + b; }
}
public class Main {
  public static void main(String[] args) {
    ArrayList<Fraction> l = new ArrayList<Fraction>();
    l.add(new Fraction(2, 3)); l.add(new Fraction(1, 3)); l.add(new Fraction(1, 2));
    Collections.sort(l);
    for (Fraction f : l) System.out.print(f + " ");
  }
}

// in: 2.5 true 12345678901
// out: 2.5 true 12345678901
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner s = new Scanner(System.in);
    s.useLocale(Locale.US);
    System.out.println(s.nextDouble() + " " + s.nextBoolean() + " " + s.nextLong());
  }
}

// in: 1,2;3
// out: 6
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner s = new Scanner(System.in).useDelimiter("[,;\\s]+");
    int t = 0;
    while (s.hasNextInt()) t += s.nextInt();
    System.out.println(t);
  }
}

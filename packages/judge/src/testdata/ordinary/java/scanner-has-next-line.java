// in: one two
// in: three
// out: 2
// out: 1
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner sc = new Scanner(System.in);
    while (sc.hasNextLine()) {
      String line = sc.nextLine().trim();
      if (line.isEmpty()) continue;
      System.out.println(line.split("\\s+").length);
    }
  }
}

// in: x=10, y=-3
// out: 7 x y
import java.util.*;
import java.util.regex.*;
public class Main {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("(?<name>\\w)=(-?\\d+)").matcher(new Scanner(System.in).nextLine());
    int s = 0;
    StringJoiner j = new StringJoiner(" ");
    while (m.find()) { s += Integer.parseInt(m.group(2)); j.add(m.group("name")); }
    System.out.println(s + " " + j);
  }
}

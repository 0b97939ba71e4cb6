// out: [a, b, c] a-b-c true 3 abcabc x b..
import java.util.*;
public class Main {
  public static void main(String[] args) {
    String s = "a,b,c";
    System.out.println(Arrays.toString(s.split(",")) + " " + String.join("-", s.split(",")) + " " + s.contains("b,c") + " "
        + s.indexOf(",", 2) + " " + "abc".repeat(2) + " " + "  x ".strip() + " " + "abb".replaceAll("^a|b$", "").concat(".."));
  }
}

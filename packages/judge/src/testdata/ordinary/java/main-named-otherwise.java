// in: 20 22
// out: 42
import java.util.Scanner;
public class Solution {
  public static void main(String[] args) {
    Scanner s = new Scanner(System.in);
    System.out.println(s.nextInt() + s.nextInt());
  }
}

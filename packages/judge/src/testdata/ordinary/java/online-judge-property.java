// in: 7
// out: 7
import java.util.*;
public class Main {
  public static void main(String[] args) throws Exception {
    if (System.getProperty("ONLINE_JUDGE") == null) System.setIn(new java.io.FileInputStream("input.txt"));
    System.out.println(new Scanner(System.in).nextInt());
  }
}

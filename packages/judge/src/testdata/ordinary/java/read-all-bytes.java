// in: 7 8
// in: 9
// out: 24
import java.util.*;
public class Main {
  public static void main(String[] args) throws Exception {
    String all = new String(System.in.readAllBytes());
    System.out.println(Arrays.stream(all.trim().split("\\s+")).mapToInt(Integer::parseInt).sum());
  }
}

// in: 3 4
// out: 7
import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    boolean judged = System.getProperty("ONLINE_JUDGE") != null;
    Scanner in = judged ? new Scanner(System.in) : new Scanner(new File("input.txt"));
    System.out.println(in.nextInt() + in.nextInt());
  }
}

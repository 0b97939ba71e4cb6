// out: 49995000
import java.io.*;
public class Main {
  public static void main(String[] args) {
    StringBuilder sb = new StringBuilder();
    for (int i = 0; i < 10000; i++) sb.append(i).append('\n');
    long s = new BufferedReader(new StringReader(sb.toString())).lines().mapToLong(Long::parseLong).sum();
    System.out.println(s);
  }
}

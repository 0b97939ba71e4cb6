// in: žluťoučký
// out: 9 žluťoučký ☃
import java.io.*;
import java.nio.charset.StandardCharsets;
public class Main {
  public static void main(String[] args) throws IOException {
    String s = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
    new PrintStream(System.out, true, "UTF-8").println(s.length() + " " + s + " \u2603");
  }
}

// in: a
// in: b
// out: ab
import java.io.*;
public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String s = "";
    while (in.ready()) s += in.readLine();
    System.out.println(s);
  }
}

// in: 3
// in: 1 2 3
// out: 2 4 6
import java.io.*;
import java.util.*;
public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    in.readLine();
    PrintWriter out = new PrintWriter(System.out, true);
    for (StringTokenizer st = new StringTokenizer(in.readLine()); st.hasMoreTokens();) { out.println(2 * Integer.parseInt(st.nextToken())); out.flush(); }
  }
}

// in: 4
// in: 1 2
// in: 3 4
// out: 10
import java.io.*;
import java.util.StringTokenizer;
public class Main {
  static BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
  static StringTokenizer st = new StringTokenizer("");
  static String next() throws IOException {
    while (!st.hasMoreTokens()) st = new StringTokenizer(br.readLine());
    return st.nextToken();
  }
  public static void main(String[] args) throws IOException {
    int n = Integer.parseInt(next());
    long sum = 0;
    while (n-- > 0) sum += Long.parseLong(next());
    System.out.println(sum);
  }
}

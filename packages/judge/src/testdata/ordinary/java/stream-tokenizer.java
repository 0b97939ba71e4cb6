// in: 3
// in: 1.5 2.5 -1
// out: 3.00
import java.io.*;
import java.util.Locale;
public class Main {
  public static void main(String[] args) throws Exception {
    StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    in.nextToken();
    int n = (int) in.nval;
    double s = 0;
    for (int i = 0; i < n; i++) {
      in.nextToken();
      s += in.nval;
    }
    System.out.println(String.format(Locale.US, "%.2f", s));
  }
}

// in: 3
// out: 1 4 9
import java.io.*;
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(new BufferedInputStream(System.in));
    PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
    int n = in.nextInt();
    for (int i = 1; i <= n; i++) out.print(i * i + " ");
    out.println();
    out.flush();
  }
}

// out: 5000050000
import java.io.*;
public class Main {
  public static void main(String[] args) throws IOException {
    BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out));
    long s = 0;
    for (int i = 1; i <= 100_000; i++) s += i;
    bw.write(String.valueOf(s));
    bw.newLine();
    bw.close();
  }
}

// in: 3 100 -250 400
// out: 250
import java.io.*;
public class Main {
  static class Reader {
    private final DataInputStream din = new DataInputStream(System.in);
    private final byte[] buffer = new byte[1 << 16];
    private int pointer, read;
    private byte next() throws IOException {
      if (pointer == read) {
        read = din.read(buffer, pointer = 0, buffer.length);
        if (read == -1) buffer[0] = -1;
      }
      return buffer[pointer++];
    }
    int nextInt() throws IOException {
      int r = 0;
      byte b = next();
      while (b <= ' ') b = next();
      boolean neg = b == '-';
      if (neg) b = next();
      do r = r * 10 + b - '0'; while ((b = next()) >= '0' && b <= '9');
      return neg ? -r : r;
    }
  }
  public static void main(String[] args) throws IOException {
    Reader r = new Reader();
    int n = r.nextInt(), s = 0;
    for (int i = 0; i < n; i++) s += r.nextInt();
    System.out.println(s);
  }
}

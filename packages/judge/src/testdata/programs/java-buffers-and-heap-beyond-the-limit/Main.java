import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
  public static void main(String[] arguments) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < 180; i++) {
      ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 20);
      for (int k = 0; k < 1 << 20; k += 4096) buffer.put(k, (byte) 1);
      all.add(buffer);
    }
    for (int i = 0; i < 150; i++) {
      byte[] part = new byte[1 << 20];
      Arrays.fill(part, (byte) 1);
      all.add(part);
    }
    System.out.println(all.size() / 330);
  }
}

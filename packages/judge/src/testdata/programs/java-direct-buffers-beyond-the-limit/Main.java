import java.nio.ByteBuffer;
import java.util.*;

public class Main {
  public static void main(String[] args) throws Exception {
    List<ByteBuffer> all = new ArrayList<>();
    for (;;) {
      ByteBuffer block = ByteBuffer.allocateDirect(1 << 20);
      for (int i = 0; i < 1 << 20; i += 4096) block.put(i, (byte) 1);
      all.add(block);
    }
  }
}

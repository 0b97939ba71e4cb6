import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

public class Main {
  public static void main(String[] arguments) {
    List<ByteBuffer> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      ByteBuffer block = ByteBuffer.allocateDirect(1 << 20);
      for (int k = 0; k < 1 << 20; k += 4096) block.put(k, (byte) 1);
      all.add(block);
    }
    System.out.println(all.size() / 60);
  }
}

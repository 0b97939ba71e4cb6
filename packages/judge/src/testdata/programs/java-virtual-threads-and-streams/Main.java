import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** What needs more of the system than reading and writing: pools, channels, and virtual threads where there are any. */
public class Main {
  public static void main(String[] args) throws Exception {
    ByteBuffer bytes = ByteBuffer.allocateDirect(64);
    try (FileInputStream input = new FileInputStream(FileDescriptor.in)) {
      input.getChannel().read(bytes);
    }
    bytes.flip();
    int sum = 0;
    for (String word : java.nio.charset.StandardCharsets.UTF_8.decode(bytes).toString().trim().split(" "))
      sum += Integer.parseInt(word);
    if (IntStream.range(0, 1000).parallel().sum() != 499500) return;
    if (CompletableFuture.supplyAsync(() -> 1).get() != 1) return;
    ExecutorService pool;
    try {
      pool = (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (NoSuchMethodException older) {
      pool = Executors.newCachedThreadPool();
    }
    List<Future<Integer>> parts = new ArrayList<>();
    for (int i = 0; i < 50; i++) parts.add(pool.submit(() -> { Thread.sleep(5); return 1; }));
    int ended = 0;
    for (Future<Integer> part : parts) ended += part.get();
    pool.shutdown();
    if (ended == 50) System.out.println(sum);
  }
}

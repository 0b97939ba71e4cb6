import java.math.BigInteger;
import java.util.*;
import java.util.regex.Pattern;
import java.util.stream.*;

/** Nearly all of the heap, and what needs most of the JVM's own memory: streams, formats, patterns, threads at work. */
public class Main {
  public static void main(String[] arguments) throws Exception {
    List<byte[]> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      byte[] part = new byte[(1 << 20) - 16];
      Arrays.fill(part, (byte) 1);
      all.add(part);
    }
    Map<Integer, Long> groups = IntStream.range(0, 20_000)
        .parallel()
        .mapToObj(x -> "x" + x)
        .filter(x -> Pattern.compile("1+").matcher(x).find())
        .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
    Thread[] threads = new Thread[8];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        long sum = 0;
        for (int k = 0; k < 2_000_000; k++) sum += k ^ sum;
        if (sum == 42) System.out.println();
      });
      threads[i].start();
    }
    for (Thread thread : threads) thread.join();
    System.err.printf("%s %.3f %s%n", BigInteger.TWO.pow(1000).bitLength(), 1.0, groups);
    System.out.println(all.size() / 60);
  }
}

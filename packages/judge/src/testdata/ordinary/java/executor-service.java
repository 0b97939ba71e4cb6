// out: 385
import java.util.*;
import java.util.concurrent.*;
public class Main {
  public static void main(String[] args) throws Exception {
    ExecutorService ex = Executors.newFixedThreadPool(4);
    List<Future<Integer>> f = new ArrayList<>();
    for (int i = 1; i <= 10; i++) { final int x = i; f.add(ex.submit(() -> x * x)); }
    int s = 0;
    for (Future<Integer> x : f) s += x.get();
    ex.shutdown();
    System.out.println(s + "" + (ex.awaitTermination(1, TimeUnit.SECONDS) ? "" : "?"));
  }
}

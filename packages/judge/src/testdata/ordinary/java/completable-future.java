// out: 42 fallback
import java.util.concurrent.*;
public class Main {
  public static void main(String[] args) {
    CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 6).thenCombine(CompletableFuture.supplyAsync(() -> 7), (a, b) -> a * b);
    String s = CompletableFuture.<String>supplyAsync(() -> { throw new RuntimeException(); }).exceptionally(e -> "fallback").join();
    System.out.println(f.join() + " " + s);
  }
}

// out: 5050
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
  public static void main(String[] args) throws Exception {
    AtomicInteger sum = new AtomicInteger();
    CountDownLatch all = new CountDownLatch(100);
    Thread[] threads = new Thread[100];
    for (int i = 0; i < 100; i++) {
      int value = i + 1;
      threads[i] = new Thread(() -> {
        all.countDown();
        try {
          all.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        sum.addAndGet(value);
      });
      threads[i].start();
    }
    for (Thread thread : threads) thread.join();
    System.out.println(sum);
  }
}

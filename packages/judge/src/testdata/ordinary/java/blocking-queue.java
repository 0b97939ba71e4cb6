// out: 0 1 2 3 4
import java.util.concurrent.*;
public class Main {
  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
    Thread t = new Thread(() -> { for (int i = 0; i < 5; i++) q.add(i); });
    t.setDaemon(true);
    t.start();
    for (int i = 0; i < 5; i++) System.out.print(q.take() + " ");
  }
}

import java.util.*;

public class Main {
  public static void main(String[] args) throws Exception {
    int[] sum = new int[1];
    Thread[] all = new Thread[8];
    for (int i = 0; i < 8; i++) {
      all[i] = new Thread(() -> {
        synchronized (sum) {
          sum[0]++;
        }
      });
      all[i].start();
    }
    for (Thread thread : all) thread.join();
    System.out.println(sum[0] - 5);
  }
}

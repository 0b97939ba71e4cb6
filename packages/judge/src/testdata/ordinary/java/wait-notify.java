// out: ping pong
public class Main {
  static boolean ready;
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t = new Thread(() -> {
      synchronized (lock) {
        while (!ready) try { lock.wait(); } catch (InterruptedException e) { return; }
        System.out.println("pong");
      }
    });
    t.start();
    synchronized (lock) { System.out.print("ping "); ready = true; lock.notifyAll(); }
    t.join();
  }
}

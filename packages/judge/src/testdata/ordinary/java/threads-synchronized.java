// out: 40000
public class Main {
  static int n;
  static synchronized void inc() { n++; }
  public static void main(String[] args) throws InterruptedException {
    Thread[] t = new Thread[4];
    for (int i = 0; i < 4; i++) (t[i] = new Thread(() -> { for (int k = 0; k < 10000; k++) inc(); })).start();
    for (Thread x : t) x.join();
    System.out.println(n);
  }
}

// out: 78498
public class Main {
  public static void main(String[] args) {
    boolean[] bad = new boolean[1000001];
    int n = 0;
    for (int i = 2; i <= 1000000; i++) {
      if (bad[i]) continue;
      n++;
      for (long j = (long) i * i; j <= 1000000; j += i) bad[(int) j] = true;
    }
    System.out.println(n);
  }
}

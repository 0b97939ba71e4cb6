// out: 30 63 48
import java.util.Random;
public class Main {
  public static void main(String[] args) {
    Random r = new Random(42);
    System.out.println(r.nextInt(100) + " " + r.nextInt(100) + " " + r.nextInt(100));
  }
}

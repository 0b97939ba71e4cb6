// in: 30
// out: 265252859812191058636308480000000
import java.math.BigInteger;
import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    BigInteger f = BigInteger.ONE;
    for (int i = new Scanner(System.in).nextInt(); i > 1; i--) f = f.multiply(BigInteger.valueOf(i));
    System.out.println(f);
  }
}

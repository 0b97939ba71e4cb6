// out: 1 true 6
import java.math.*;
public class Main {
  public static void main(String[] args) {
    BigInteger p = BigInteger.valueOf(1_000_000_007L);
    System.out.println(BigInteger.valueOf(3).modPow(p.subtract(BigInteger.ONE), p) + " " + p.isProbablePrime(20) + " "
        + new BigInteger("54").gcd(new BigInteger("24")));
  }
}

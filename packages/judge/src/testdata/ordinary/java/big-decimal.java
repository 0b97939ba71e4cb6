// out: 0.3 0.33333 2.35
import java.math.*;
public class Main {
  public static void main(String[] args) {
    System.out.println(new BigDecimal("0.1").add(new BigDecimal("0.2")) + " "
        + BigDecimal.ONE.divide(new BigDecimal(3), 5, RoundingMode.HALF_UP) + " "
        + new BigDecimal("2.345").setScale(2, RoundingMode.HALF_UP));
  }
}

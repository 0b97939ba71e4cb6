import java.math.BigInteger;
import java.util.Scanner;

/** Takes digits off a BigInteger by division; a thousand of them are few enough. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        BigInteger number = scanner.nextBigInteger();
        int rounds = 0;
        while (number.compareTo(BigInteger.TEN) >= 0) {
            BigInteger sum = BigInteger.ZERO;
            while (number.signum() > 0) {
                sum = sum.add(number.mod(BigInteger.TEN));
                number = number.divide(BigInteger.TEN);
            }
            number = sum;
            rounds++;
        }
        System.out.println(number + " " + rounds);
    }
}

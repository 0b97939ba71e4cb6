import java.math.BigInteger;
import java.util.Scanner;

/** Wrong: turns the digits round as a number, so zeros at the end get lost. */
public class TurnedRoundAsANumber {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            int n = in.nextInt();
            int b = in.nextInt();
            BigInteger base = BigInteger.valueOf(16);
            BigInteger turned = BigInteger.ZERO;
            while (n > 0) {
                turned = turned.multiply(base).add(BigInteger.valueOf(n % b));
                n /= b;
            }
            System.out.println(new StringBuilder(turned.toString(16)).reverse());
        }
    }
}

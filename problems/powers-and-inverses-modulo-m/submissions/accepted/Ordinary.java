import java.math.BigInteger;
import java.util.Scanner;

/** Written plainly: BigInteger can do it all. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            BigInteger a = in.nextBigInteger();
            BigInteger b = in.nextBigInteger();
            BigInteger m = in.nextBigInteger();
            if (b.signum() < 0 && !a.gcd(m).equals(BigInteger.ONE)) {
                System.out.println("NONE");
            } else {
                System.out.println(a.modPow(b, m));
            }
        }
    }
}

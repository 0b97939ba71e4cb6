import java.math.BigInteger;
import java.util.Scanner;

/** Written plainly: BigInteger for the multiple, and no more of it once it is too large. */
public class Ordinary {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        BigInteger limit = BigInteger.TEN.pow(18);
        BigInteger multiple = BigInteger.ONE;
        boolean late = false;
        long divisor = 0;
        for (int i = 0; i < n; i++) {
            long a = in.nextLong();
            divisor = gcd(divisor, a);
            if (!late) {
                BigInteger big = BigInteger.valueOf(a);
                multiple = multiple.divide(multiple.gcd(big)).multiply(big);
                if (multiple.compareTo(limit) > 0) late = true;
            }
        }
        System.out.println(divisor);
        if (late) {
            System.out.println("TOO LATE");
        } else {
            System.out.println(multiple);
        }
    }
}

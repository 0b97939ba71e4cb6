import java.math.BigInteger;
import java.util.Scanner;

/** Written plainly: BigInteger, and each number taken or left. */
public class Ordinary {
    static int n;
    static BigInteger[] a;
    static BigInteger limit;
    static BigInteger total;

    static void go(int i, BigInteger lcm, int taken) {
        if (lcm.compareTo(limit) > 0) {
            return;
        }
        if (i == n) {
            if (taken == 0) {
                return;
            }
            BigInteger multiples = limit.divide(lcm);
            total = taken % 2 == 1 ? total.add(multiples) : total.subtract(multiples);
            return;
        }
        go(i + 1, lcm, taken);
        go(i + 1, lcm.divide(lcm.gcd(a[i])).multiply(a[i]), taken + 1);
    }

    static BigInteger upTo(BigInteger last) {
        limit = last;
        total = BigInteger.ZERO;
        go(0, BigInteger.ONE, 0);
        return total;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        BigInteger from = in.nextBigInteger();
        BigInteger to = in.nextBigInteger();
        a = new BigInteger[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.nextBigInteger();
        }
        System.out.println(upTo(to).subtract(upTo(from.subtract(BigInteger.ONE))));
    }
}

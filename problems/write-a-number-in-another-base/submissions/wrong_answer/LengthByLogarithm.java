import java.util.Scanner;

/** Wrong: the quotient of the logarithms is a little too small for some powers of the base, as for 243 and 3. */
public class LengthByLogarithm {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            int n = in.nextInt();
            int b = in.nextInt();
            int length = n == 0 ? 1 : (int) (Math.log(n) / Math.log(b)) + 1;
            char[] digits = new char[length];
            for (int place = length - 1; place >= 0; place--) {
                digits[place] = "0123456789ABCDEF".charAt(n % b);
                n /= b;
            }
            System.out.println(new String(digits));
        }
    }
}

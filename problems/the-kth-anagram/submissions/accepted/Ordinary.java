import java.math.BigInteger;
import java.util.Scanner;

/** Written plainly: BigInteger, and a count of each letter. */
public class Ordinary {
    static int[] count = new int[26];

    static BigInteger factorial(int n) {
        BigInteger result = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            result = result.multiply(BigInteger.valueOf(i));
        }
        return result;
    }

    static BigInteger ways(int n) {
        BigInteger result = factorial(n);
        for (int c = 0; c < 26; c++) {
            result = result.divide(factorial(count[c]));
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String word = in.next();
        BigInteger k = new BigInteger(in.next());
        int n = word.length();
        for (int i = 0; i < n; i++) {
            count[word.charAt(i) - 'a']++;
        }
        if (ways(n).compareTo(k) < 0) {
            System.out.println("NONE");
            return;
        }
        String result = "";
        for (int left = n - 1; left >= 0; left--) {
            for (int c = 0; c < 26; c++) {
                if (count[c] == 0) {
                    continue;
                }
                count[c]--;
                BigInteger w = ways(left);
                if (w.compareTo(k) >= 0) {
                    result += (char) ('a' + c);
                    break;
                }
                k = k.subtract(w);
                count[c]++;
            }
        }
        System.out.println(result);
    }
}

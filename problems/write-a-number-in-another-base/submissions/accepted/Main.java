import java.util.*;

public class Main {
    /** n % b is the last digit, and n / b the number without it. So the digits are found from the last one to the first. */
    static String inBase(int n, int b) {
        StringBuilder digits = new StringBuilder();
        do { // at least once: 0 has a digit, too
            digits.append("0123456789ABCDEF".charAt(n % b));
            n /= b;
        } while (n > 0);
        return digits.reverse().toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            int n = in.nextInt();
            int b = in.nextInt();
            System.out.println(inBase(n, b));
        }
    }
}

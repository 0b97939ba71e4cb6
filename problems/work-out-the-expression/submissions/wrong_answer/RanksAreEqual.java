import java.util.*;

/** Goes from left to right and lets no operator come before another. */
public class RanksAreEqual {
    static String s;
    static int pos = 0;

    public static void main(String[] args) {
        s = new Scanner(System.in).next() + "#";
        try {
            System.out.println(value());
        } catch (ArithmeticException e) {
            System.out.println("division by zero");
        }
    }

    static long value() {
        long result = s.charAt(pos) == '-' ? 0 : factor();
        while ("+-*/".indexOf(s.charAt(pos)) >= 0) {
            char sign = s.charAt(pos++);
            long next = factor();
            result = sign == '+' ? result + next : sign == '-' ? result - next : sign == '*' ? result * next : result / next;
        }
        return result;
    }

    static long factor() {
        if (s.charAt(pos) != '(') {
            long result = 0;
            while (Character.isDigit(s.charAt(pos))) result = result * 10 + s.charAt(pos++) - '0';
            return result;
        }
        pos++;
        long result = value();
        pos++;
        return result;
    }
}

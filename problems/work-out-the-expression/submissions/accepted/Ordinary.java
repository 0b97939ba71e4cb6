import java.util.*;

/** As many write it: recursion, ArithmeticException for a division by zero. */
public class Ordinary {
    static String s;
    static int pos = 0;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        s = in.next() + "#";
        try {
            System.out.println(expr());
        } catch (ArithmeticException e) {
            System.out.println("division by zero");
        }
    }

    static long expr() {
        long result = 0;
        if (s.charAt(pos) != '-') result = term();
        while (s.charAt(pos) == '+' || s.charAt(pos) == '-') {
            char op = s.charAt(pos++);
            long next = term();
            result = op == '+' ? result + next : result - next;
        }
        return result;
    }

    static long term() {
        long result = factor();
        while (s.charAt(pos) == '*' || s.charAt(pos) == '/') {
            char op = s.charAt(pos++);
            long next = factor();
            result = op == '*' ? result * next : result / next;
        }
        return result;
    }

    static long factor() {
        if (s.charAt(pos) == '(') {
            pos++;
            long result = expr();
            pos++;
            return result;
        }
        long result = 0;
        while (Character.isDigit(s.charAt(pos))) result = result * 10 + s.charAt(pos++) - '0';
        return result;
    }
}

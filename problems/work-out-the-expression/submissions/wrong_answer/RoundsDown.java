import java.util.*;

/** Rounds quotients down instead of towards zero, as // does in Python. */
public class RoundsDown {
    static String s;
    static int pos = 0;

    public static void main(String[] args) {
        s = new Scanner(System.in).next() + "#";
        try {
            System.out.println(sum());
        } catch (ArithmeticException e) {
            System.out.println("division by zero");
        }
    }

    static long sum() {
        long result = s.charAt(pos) == '-' ? 0 : product();
        while (s.charAt(pos) == '+' || s.charAt(pos) == '-') {
            result = s.charAt(pos++) == '+' ? result + product() : result - product();
        }
        return result;
    }

    static long product() {
        long result = factor();
        while (s.charAt(pos) == '*' || s.charAt(pos) == '/') {
            result = s.charAt(pos++) == '*' ? result * factor() : Math.floorDiv(result, factor());
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
        long result = sum();
        pos++;
        return result;
    }
}

import java.util.*;

/** Too slow: skips what cannot be turned, and grows from each middle otherwise. */
public class GrowsWithinTheRun {
    public static void main(String[] args) {
        String digits = new Scanner(System.in).next();
        long count = 0;
        for (String part : digits.split("[23457]+")) {
            for (int middle = 0; middle < 2 * part.length() - 1; middle++) {
                int left = middle / 2;
                int right = (middle + 1) / 2;
                while (left >= 0 && right < part.length() && fits(part.charAt(left), part.charAt(right))) {
                    left--;
                    right++;
                    count++;
                }
            }
        }
        System.out.println(count);
    }

    static boolean fits(char a, char b) {
        return a == b ? a != '6' && a != '9' : a + b == '6' + '9' && (a == '6' || a == '9');
    }
}

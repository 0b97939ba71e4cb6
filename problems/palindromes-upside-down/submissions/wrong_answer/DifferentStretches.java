import java.util.*;

/** Counts stretches that show the same digits only once. */
public class DifferentStretches {
    public static void main(String[] args) {
        String digits = new Scanner(System.in).next();
        Set<String> seen = new HashSet<>();
        for (int middle = 0; middle < 2 * digits.length() - 1; middle++) {
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < digits.length() && "01????9?86".charAt(digits.charAt(left) - '0') == digits.charAt(right)) {
                seen.add(digits.substring(left, right + 1));
                left--;
                right++;
            }
        }
        System.out.println(seen.size());
    }
}

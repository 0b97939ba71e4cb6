import java.util.*;

/** Trusts String.hashCode, which has 32 bits. */
public class HashCode {
    static String text;

    static int firstRepeated(int length) {
        int power = 1;
        for (int i = 0; i < length; i++) power *= 31;
        Map<Integer, Integer> seen = new HashMap<>();
        int best = 0;
        int hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
            if (i >= length) hash -= power * text.charAt(i - length);
            if (i + 1 < length) continue;
            Integer before = seen.putIfAbsent(hash, i + 2 - length);
            if (before != null && (best == 0 || before < best)) best = before;
        }
        return best;
    }

    public static void main(String[] args) {
        text = new Scanner(System.in).next();
        int low = 0;
        int high = text.length();
        int best = 0;
        while (high - low > 1) {
            int length = (low + high) / 2;
            int place = firstRepeated(length);
            if (place > 0) {
                low = length;
                best = place;
            } else {
                high = length;
            }
        }
        System.out.println(low == 0 ? "0" : low + " " + best);
    }
}

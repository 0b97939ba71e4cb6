import java.util.*;

/** Looks k letters ahead for each letter, also when some have been struck out already. */
public class AlwaysLooksKAhead {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String word = in.next();
        int k = in.nextInt();
        StringBuilder left = new StringBuilder();
        int from = 0;
        int length = word.length() - k;
        while (left.length() < length && from < word.length()) {
            int best = from;
            for (int i = from; i < Math.min(word.length(), from + k + 1); i++) if (word.charAt(i) < word.charAt(best)) best = i;
            left.append(word.charAt(best));
            from = best + 1;
        }
        System.out.println(left);
    }
}

import java.util.*;

/** A letter without a number comes zero times. */
public class NoNumberIsZero {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            boolean packs = in.next().equals("pack");
            String word = in.next();
            StringBuilder result = new StringBuilder();
            int count = packs ? 1 : 0;
            for (int j = 0; j < word.length(); j++) {
                char c = word.charAt(j);
                if (packs && j + 1 < word.length() && word.charAt(j + 1) == c) {
                    count++;
                } else if (packs) {
                    result.append(count > 1 ? String.valueOf(count) : "").append(c);
                    count = 1;
                } else if (Character.isDigit(c)) {
                    count = 10 * count + (c - '0');
                } else {
                    result.append(String.valueOf(c).repeat(count));
                    count = 0;
                }
            }
            System.out.println(result);
        }
    }
}
